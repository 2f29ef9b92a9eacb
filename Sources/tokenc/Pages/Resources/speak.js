// What is drawn as ARIA has it, by the rules of Sources/Appearance/Runtime/Arrangement/Arrangement+Spoken.swift.

// What a box is to those who don't see it: { kind, shown, isOfApp, standIn, isTapped, isDisabled, isSelected, role }, besides
// accessibilityLabel, accessibilityValue and accessibilityHint. The kind is that of an element, a group has none; standIn is
// the name in a box for what isn't drawn.
const spokenOf = new WeakMap();

const inputKinds = [
  'textField',
  'textView',
  'searchBar',
  'switch',
  'slider',
  'stepper',
  'datePicker',
  'segmentedControl',
];
const isControl = ({ kind }) => ['button', 'link', ...inputKinds].includes(kind);

const statedRoles = { image: 'img', toggle: 'switch' };
const kindRoles = {
  button: 'button',
  link: 'link',
  image: 'img',
  pageControl: 'img',
  textField: 'textbox',
  textView: 'textbox',
  searchBar: 'searchbox',
  switch: 'switch',
  slider: 'slider',
  stepper: 'spinbutton',
  segmentedControl: 'radiogroup',
  progress: 'progressbar',
  activityIndicator: 'progressbar',
};
const rangeRoles = ['slider', 'spinbutton', 'progressbar'];
// ARIA knows what is disabled of these alone.
const usableRoles = [
  'button',
  'link',
  'switch',
  'group',
  'textbox',
  'searchbox',
  'slider',
  'spinbutton',
  'radiogroup',
];
const spokenTexts = ['accessibilityLabel', 'accessibilityValue', 'accessibilityHint'];
const refusingRoles = ['textbox', 'searchbox', 'slider', 'spinbutton', 'switch', 'radiogroup'];

// Why what is entered in an item is not accepted, empty where there is nothing to say of it; `undefined` for what
// is accepted.
function errorOf(item, source) {
  const error = source.shown(item.spoken?.error);
  if (error === 'true') return '';
  return error && error !== 'false' ? error : undefined;
}

// Adds what an item states to what its box says by itself.
function stateSpoken(box, item, context) {
  const { source } = context;
  const said = spokenOf.get(box);
  for (const name of spokenTexts) said[name] = source.shown(item.spoken?.[name]) ?? said[name];
  said.error = errorOf(item, source) ?? said.error;
  said.role = item.role ?? said.role;
  said.isTapped ||= (item.actions ?? []).some(source.triggers);
  said.isDisabled ||= source.flag(item.enabled, context) === false;
  said.isSelected ||= source.flag(item.selected, context) === true;
}

const spokenItems = (box) => [...box.children].filter((child) => spokenOf.has(child));

function holdsControls(box) {
  const said = spokenOf.get(box);
  if (said.kind) return isControl(said);
  return spokenItems(box).some((each) => spokenOf.get(each).isTapped || holdsControls(each));
}

const plainText = (shown) => (shown?.runs ? shown.runs.map(({ text }) => text).join('') : shown);
const textsOf = ({ shown }) =>
  [shown.text, shown.title].filter((text) => text !== undefined).map(plainText);

function textsIn(box) {
  const said = spokenOf.get(box);
  if (said.kind) return said.isOfApp ? [] : textsOf(said);
  return spokenItems(box).flatMap((each) => {
    const { accessibilityLabel } = spokenOf.get(each);
    return accessibilityLabel === undefined ? textsIn(each) : [accessibilityLabel];
  });
}

function roleOf(said) {
  const { kind, role, isTapped, standIn } = said;
  if (role) return statedRoles[role] ?? role;
  if (isTapped && !isControl(said)) return 'button';
  if (standIn !== undefined && kind !== 'link') return 'img';
  const isStated = said.error || spokenTexts.some((name) => said[name] !== undefined);
  return kindRoles[kind] ?? (isStated ? 'group' : undefined);
}

function nameOf(box, said) {
  const { kind, shown, accessibilityLabel } = said;
  if (inputKinds.includes(kind) && said.standIn === undefined) {
    return accessibilityLabel || plainText(shown.placeholder);
  }
  if (accessibilityLabel !== undefined) return accessibilityLabel;
  if (said.standIn !== undefined) return said.standIn;
  if (kind === 'activityIndicator') return 'In progress';
  return (kind ? textsOf(said) : textsIn(box)).join(', ');
}

// The number that an element has, between its ends.
function setRange(box, role, { kind, shown }) {
  const ends = { slider: [0, 1], stepper: [0, 100], progress: [0, 1] }[kind];
  if (!ends || role !== kindRoles[kind]) return;
  const [least, most] = ['minimum', 'maximum'].map((slot, index) =>
    Number(shown[slot] ?? ends[index]),
  );
  const value = Math.max(least, Math.min(most, Number(shown.value ?? 0)));
  box.setAttribute('aria-valuemin', least);
  box.setAttribute('aria-valuemax', most);
  box.setAttribute('aria-valuenow', value);
}

function setChoices(box, { titles = [], selected }) {
  for (const [index, title] of titles.entries()) {
    const choice = element('span', 'unseen');
    choice.setAttribute('role', 'radio');
    choice.setAttribute('aria-label', title);
    choice.setAttribute('aria-checked', String(index === Number(selected ?? -1)));
    box.append(choice);
  }
}

const spokenStates = (state) => ({
  isSelected: state === 'selected',
  isDisabled: state === 'disabled',
});

// Says a box, and what is in it as far as it isn't spoken as one; all of it may be in a state.
function speak(box, { isSelected = false, isDisabled = false, error } = {}) {
  const said = box && spokenOf.get(box);
  if (!said) return box;
  const isRefused = !said.kind || inputKinds.includes(said.kind);
  const states = {
    error: said.error ?? (isRefused ? error : undefined),
    isSelected: isSelected || said.isSelected,
    isDisabled: isDisabled || said.isDisabled,
  };
  const isOne =
    said.kind ||
    (!holdsControls(box) && (said.isTapped || said.role || said.accessibilityLabel !== undefined));
  if (isOne) speakAsOne(box, said, states);
  else for (const each of spokenItems(box)) speak(each, states);
  return box;
}

function speakAsOne(box, said, { isSelected, isDisabled, error }) {
  const role = roleOf({ ...said, error });
  const { kind, shown, accessibilityValue: value, accessibilityHint: hint } = said;
  if (!role) return;
  const isRange = rangeRoles.includes(role);
  const name = [nameOf(box, said), isRange ? '' : value].filter(Boolean).join(', ');
  for (const child of box.children) child.setAttribute('aria-hidden', 'true');
  const isTyped = ['textbox', 'searchbox'].includes(role) && Boolean(shown?.text);
  const isDrawn = box.dataset.sample !== undefined;
  box.classList.toggle('spoken', !isTyped);
  if (isTyped && !isDrawn) box.append(element('span', 'unseen', shown.text));
  if (role === 'img' && !name) {
    box.setAttribute('aria-hidden', 'true');
    return;
  }
  box.setAttribute('role', role);
  const set = (attribute, text) => {
    if (text) box.setAttribute(`aria-${attribute}`, text);
  };
  set('label', name);
  set('description', [error, hint].filter(Boolean).join(', '));
  if (error !== undefined && refusingRoles.includes(role)) set('invalid', 'true');
  if (isRange) set('valuetext', value);
  setRange(box, role, said);
  set('placeholder', role.endsWith('box') && plainText(shown?.placeholder));
  if (role === 'heading') set('level', '3');
  if (kind === 'textView' && role === 'textbox') set('multiline', 'true');
  if (role === 'radiogroup') setChoices(box, shown);
  if (isDisabled && usableRoles.includes(role)) set('disabled', 'true');
  if (role === 'switch') {
    set('checked', String(kind === 'switch' ? shown.isOn === 'true' : isSelected));
  } else if (isSelected) set(role === 'button' ? 'pressed' : 'current', 'true');
}

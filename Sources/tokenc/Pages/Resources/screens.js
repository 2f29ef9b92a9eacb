// The page of screens: a document, its faults, and what it looks like in each chosen theme.

// Apple's sizes of body text, by which all text grows here.
const bodySizes = {
  'extra small': 14,
  large: 17,
  XXL: 21,
  XXXL: 23,
  AX1: 28,
  AX3: 40,
  AX5: 53,
};
// More components are not drawn in one cell.
const drawnLimit = 1500;
const treeLimit = 400;

// The document as it was last read whole.
let current = { text: '', root: undefined, findings: [], contents: [] };
let selection;
// The next reading of what is written.
let waiting;

// MARK: Choices

// What can be chosen several times, by name: a cell is drawn for each combination.
const choices = [
  { name: 'brand', values: brands, start: brands.slice(0, 1) },
  ...axes.map(({ name, contexts }) => ({ name, values: contexts, start: contexts.slice(0, 1) })),
  { name: 'text', values: Object.keys(bodySizes), start: ['large'] },
  { name: 'direction', values: ['ltr', 'rtl'], start: ['ltr'] },
].filter(({ values }) => values.length > 1);

const joined = (values) => values.map(encodeURIComponent).join(',');
const chosen = (name) => {
  const choice = choices.find((each) => each.name === name);
  if (!choice) return [];
  const codes = (filters[name] ?? '').split(',');
  const known = choice.values.filter((value) => codes.includes(encodeURIComponent(value)));
  return known.length ? known : choice.start;
};

function showChoices() {
  for (const { name } of choices) {
    const values = chosen(name);
    for (const button of find('axes').querySelectorAll('button')) {
      if (button.dataset.choice === name) {
        button.setAttribute('aria-pressed', String(values.includes(button.value)));
      }
    }
    if (name === 'text') find('axes').querySelector('summary').textContent = values.join(', ');
  }
}

function offerChoices() {
  for (const { name, values, start } of choices) {
    const fieldset = element('fieldset');
    // Sizes of text are many, and rarely asked for.
    const isFolded = name === 'text';
    const fold = isFolded ? element('details', 'choice') : fieldset;
    const buttons = element('div', 'buttons');
    for (const value of values) {
      const button = element('button', '', value);
      button.type = 'button';
      button.value = value;
      button.dataset.choice = name;
      button.addEventListener('click', () => {
        const others = chosen(name).filter((each) => each !== value);
        const isNew = !chosen(name).includes(value);
        const next = isNew
          ? values.filter((each) => each === value || others.includes(each))
          : others;
        choose(name, joined(next.length ? next : [value]));
      });
      buttons.append(button);
    }
    fieldset.append(element('legend', '', isFolded ? 'text size' : name));
    if (isFolded) fold.append(element('summary', '', start.join(', ')));
    fold.append(buttons);
    if (isFolded) fieldset.append(fold);
    find('axes').append(fieldset);
    initial[name] = joined(start);
  }
}

function choose(name, value) {
  if (filters[name] === value) return;
  show(name, value);
  showChoices();
  history.replaceState(null, '', address({}));
  if (name === 'sample') openSample(value);
  else if (name === 'root') update();
  else if (name === 'scale') fitCells();
  else if (name !== 'vision') drawCells();
}

// Every theme there is.
function chooseEverything() {
  for (const { name, values } of choices) {
    if (name !== 'text' && name !== 'direction') show(name, joined(values));
  }
  showChoices();
  history.replaceState(null, '', address({}));
  drawCells();
}

// The themes, text sizes and directions of the cells.
function cellChoices() {
  const isShown = (theme) => {
    const names = { brand: theme.brand };
    for (const [index, { name }] of axes.entries()) names[name] = theme.contexts[index];
    return choices.every(
      ({ name }) => names[name] === undefined || chosen(name).includes(names[name]),
    );
  };
  const themes = [...data.themes.keys()].filter((index) => isShown(data.themes[index]));
  return themes.flatMap((theme) =>
    chosen('text').flatMap((size) => chosen('direction').map((dir) => ({ theme, size, dir }))),
  );
}

// MARK: Cells

const drawnBoxes = new WeakMap();

function cellElement({ theme, size, dir }) {
  const cell = element('figure', 'cell');
  const words = [data.themes[theme].name];
  if (size !== 'large') words.push(`text ${size}`);
  if (dir === 'rtl') words.push('right to left');
  const stage = element('div', 'drawing screen');
  stage.dir = dir;
  stage.style.setProperty('--width', `${filters.width}px`);
  const ground = groundOf(theme);
  stage.style.background = ground.css;
  if (ground.isDark) stage.classList.add('dark');
  const screen = {
    theme,
    scale: bodySizes[size] / bodySizes.large,
    left: drawnLimit,
    marked: (box, drawn, context, index) =>
      drawnBoxes.set(box, { drawn, index, state: context?.state, theme }),
  };
  for (const drawn of current.drawn) {
    const state = filters.state || 'normal';
    const box = speak(drawnBox(drawn, state, {}, screen), spokenStates(state));
    if (box) stage.append(box);
  }
  cell.append(element('figcaption', '', words.filter(Boolean).join(', ') || 'screen'), stage);
  return cell;
}

function drawCells() {
  const cells = find('cells');
  if (!current.contents.length) {
    cells.replaceChildren(element('p', 'about', 'Nothing of the document decodes.'));
    return;
  }
  cells.replaceChildren(...cellChoices().map(cellElement));
  fitCells();
  markSelection();
}

// As small as cells have to be to stand side by side, unless nothing of them could be read.
function fitCells() {
  const cells = find('cells');
  const count = cells.children.length;
  const room = cells.clientWidth / count - 16;
  const fitting = Math.min(1, Math.max(0.3, room / (Number(filters.width) + 2)));
  const zoom = filters.scale ? Number.parseFloat(filters.scale) / 100 : fitting;
  cells.style.setProperty('--zoom', String(Math.floor(zoom * 1000) / 1000));
}

new ResizeObserver(fitCells).observe(find('cells'));

find('cells').addEventListener('click', (event) => {
  for (let box = event.target; box && box !== find('cells'); box = box.parentElement) {
    const found = drawnBoxes.get(box);
    if (found) {
      select(found);
      return;
    }
  }
});

// MARK: Selection

function select(found) {
  selection = found;
  const { content } = found.drawn;
  editing.selected = content && { start: content.node.start, end: content.node.end };
  drawMarks(current.findings);
  if (editing.selected) showRange(editing.selected.start, editing.selected.end, false);
  markSelection();
  showDetails();
}

function markSelection() {
  for (const box of find('cells').querySelectorAll('.part')) {
    const found = drawnBoxes.get(box);
    const isSelected =
      selection !== undefined &&
      found?.drawn === selection.drawn &&
      (selection.index === undefined || found.index === selection.index);
    box.classList.toggle('chosen', isSelected);
  }
  for (const button of find('tree').querySelectorAll('button')) {
    const isSelected = drawnBoxes.get(button)?.drawn === selection?.drawn;
    button.setAttribute('aria-pressed', String(Boolean(selection) && isSelected));
  }
}

function outlineOf({ component, content }) {
  const faulty = (content?.faulty ?? []).map((index) => component.fields[index].name).sort();
  const words = faulty.length ? ` without ${faulty.join(', ')}` : '';
  return content ? `${pointerOf(content.path)} ${component.name}${words}` : component.name;
}

function drawTree() {
  const list = find('tree');
  list.replaceChildren();
  let left = treeLimit;
  const add = (drawn, depth) => {
    left -= 1;
    if (left < 0 || !drawn.content) return;
    const item = element('li');
    const button = element('button', 'node', outlineOf(drawn));
    button.type = 'button';
    button.style.setProperty('--depth', String(Math.min(depth, 12)));
    drawnBoxes.set(button, { drawn, theme: cellChoices()[0]?.theme ?? 0 });
    button.addEventListener('click', () => select(drawnBoxes.get(button)));
    item.append(button);
    list.append(item);
    for (const child of drawn.children) add(child.drawn, depth + 1);
  };
  for (const drawn of current.drawn) add(drawn, 0);
  if (left < 0) list.append(element('li', 'about', `and ${-left} more`));
}

// A value of a look: a token with its color, or what it is.
function valueElements(value, theme) {
  if (!Array.isArray(value)) {
    if (value === null || typeof value !== 'object') return [element('code', '', String(value))];
    return Object.entries(value).flatMap(([name, part]) => [
      `${name} `,
      ...valueElements(part, theme),
      ' ',
    ]);
  }
  const token = tokens[value[0]];
  const index = valueIn(token, theme);
  const shown = [itemLink('token', token.path)];
  if (index >= 0) {
    if (valueAt(index).look === 'fill') shown.unshift(drawing(valueAt(index), groundOf(theme)));
    shown.push(element('span', 'value', textAt(index)));
  }
  return shown;
}

function partRows(list, name, part, theme) {
  for (const [path, value] of Object.entries(part.properties ?? {})) {
    list.append(element('dt', '', [name, path].filter(Boolean).join('.')));
    const definition = element('dd');
    definition.append(...valueElements(value, theme));
    list.append(definition);
  }
}

function showDetails() {
  const details = find('details');
  details.replaceChildren();
  if (!selection) return;
  const { drawn, index, theme } = selection;
  const { component, content } = drawn;
  const heading = element('h3');
  heading.append(
    itemLink('component', component.name),
    ` in ${data.themes[theme].name || 'the theme'}`,
  );
  details.append(heading);
  if (!component.arrangement) {
    const reason = component.app ? 'The app draws it' : 'Its spec has no arrangement';
    details.append(element('p', 'about', `${reason}, so it is a box with its name.`));
  }
  if (content?.node.members) details.append(knobsElement(content, turnKnob));
  const list = element('dl');
  const looks = drawn.looks ? lookOf(drawn.looks).parts : [];
  const order = component.elements.map((_, place) => place);
  if (index !== undefined) order.sort((one, other) => (other === index) - (one === index));
  for (const place of order)
    partRows(list, component.elements[place].name, looks[place] ?? {}, theme);
  for (const [place, part] of lookOf(drawn.layout).parts.entries()) {
    partRows(list, `layout.${component.layout[place]}`, part, theme);
  }
  details.append(list);
}

// Writes what a knob says, and goes back to it.
function turnKnob(edit, name) {
  if (!edit) return;
  replaceRange(edit);
  clearTimeout(waiting);
  update();
  find('details')
    .querySelector(`[data-field="${CSS.escape(name)}"]`)
    ?.focus();
}

// MARK: The document

// The component at a path of the document, if there is still one of that name.
function drawnAt(path, component, all = current.drawn) {
  for (const drawn of all) {
    const { content, children } = drawn;
    if (!content) continue;
    if (content.path.join('/') === path.join('/') && drawn.component === component) return drawn;
    const within = drawnAt(
      path,
      component,
      children.map((child) => child.drawn),
    );
    if (within) return within;
  }
  return undefined;
}

function update() {
  const text = field.value;
  editing.placeOf = placesIn(text);
  const { root, faults, isWhole } = readDocument(text);
  const checked = isWhole ? checkDocument(root, filters.root) : { findings: [], contents: [] };
  const findings = [...faults, ...checked.findings].sort((one, other) => one.start - other.start);
  const selected = selection;
  editing.selected = undefined;
  selection = undefined;
  // What cannot be read leaves the screen as it was.
  find('cells').classList.toggle('stale', !isWhole);
  if (isWhole) {
    const drawn = checked.contents.map(drawnComponent);
    current = { text, root, findings, contents: checked.contents, drawn };
    const content = selected?.drawn.content;
    const again = content && drawnAt(content.path, content.component);
    if (again) {
      selection = { ...selected, drawn: again };
      editing.selected = { start: again.content.node.start, end: again.content.node.end };
    }
    drawTree();
    drawCells();
  } else current = { ...current, findings };
  showDetails();
  listFaults(findings);
  drawMarks(findings);
  const count = (severity) => findings.filter((each) => each.severity === severity).length;
  const counted = (number, noun) => `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
  find('count').textContent =
    `${counted(count('error'), 'fault')}, ${counted(count('warning'), 'warning')}` +
    (isWhole ? '' : '; the screen is as it was before');
}

function updateSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(update, field.value.length > 50_000 ? 250 : 30);
}

function openText(text) {
  field.value = text;
  field.scrollTop = 0;
  update();
}

function openSample(name) {
  const sample = samples.get(name) ?? samples.values().next().value;
  openText(sample ? sample() : '{}\n');
}

// MARK: Links

async function share() {
  history.replaceState(null, '', await linkTo(field.value));
  const button = find('share');
  button.dataset.copy = location.href;
  await copy(button, 'the link');
}

// Opens what the address says: a document of a link, or a sample.
async function openAddress() {
  readAddress();
  showChoices();
  const { code, digest } = linkedDocument();
  if (!code) {
    openSample(filters.sample);
    return;
  }
  try {
    openText(await unpacked(code));
    say(digest === data.digest ? '' : 'this link was made with other tokens or specs');
  } catch {
    openSample(filters.sample);
    say('the document of this link cannot be read');
  }
}

// MARK: Start

const firstTheme = () => cellChoices()[0]?.theme ?? 0;
const complete = () => openOffers(filters.root, firstTheme());

// Says where the caret is.
function showPlace() {
  const { path, open, isKey } = caretPlace(field.value, field.selectionStart);
  const inner = open.at(-1);
  const name = inner && !isKey ? [inner.name ?? String(inner.index)] : [];
  const pointer = open.length > 1 || name.length ? pointerOf([...path, ...name]) : '';
  find('place').textContent = `${editing.placeOf(field.selectionStart)} ${pointer}`;
}

find('sample').append(...[...samples.keys()].map((name) => new Option(name, name)));
find('root').append(
  new Option('whatever is a component in it', ''),
  new Option('any component', unionName),
  ...components.map(({ name }) => new Option(name, data.prefix + name)),
);
offerChoices();
for (const each of fields()) {
  initial[each.id] = choiceIn(each);
  each.addEventListener('input', () => choose(each.id, choiceIn(each)));
}
find('filters').addEventListener('submit', (event) => event.preventDefault());
find('everything').hidden = data.themes.length < 2;
find('everything').addEventListener('click', chooseEverything);
find('share').addEventListener('click', share);
find('complete').addEventListener('click', () => {
  field.focus();
  complete();
});
field.addEventListener('input', (event) => {
  updateSoon();
  if (event.data === '"' || !offerList.hidden) complete();
});
field.addEventListener('keydown', (event) => {
  const isAsking = event.key === ' ' && event.ctrlKey;
  if (isAsking) complete();
  if (isAsking || offerKey(event)) event.preventDefault();
});
field.addEventListener('blur', closeOffers);
document.addEventListener('selectionchange', () => {
  if (document.activeElement === field) showPlace();
});
addEventListener('hashchange', openAddress);

// What was written is there again after Back, a reload and newer pages.
const storeName = `document of ${location.pathname}`;
const [visit] = performance.getEntriesByType('navigation');
let written;
try {
  if (visit?.type !== 'navigate') written = sessionStorage.getItem(storeName) ?? undefined;
} catch {
  // A browser may keep nothing for files.
}
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storeName, field.value);
  } catch {
    // It is too long, or nothing is kept.
  }
});
openAddress().then(() => {
  if (written !== undefined) openText(written);
});

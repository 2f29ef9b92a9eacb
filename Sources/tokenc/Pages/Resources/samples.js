// Documents that the specs themselves suggest.

// The text of a field's name: `bodyText` is "Body text".
function titleOf(name) {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sentCase = (one, kind) => (kind === 'strings' ? serverOf(one) : JSON.parse(serverOf(one)));

// Whether a component is whole without components in it.
const isSimple = ({ fields }) =>
  !fields.some(
    ({ required, type }) => required && (type.kind === 'element' || type.of?.kind === 'element'),
  );

const plainValues = {
  icon: () => 'star',
  image: () => 'picture',
  url: () => 'https://example.com',
  flag: () => true,
  number: () => 1,
  integer: () => 1,
  seconds: () => 1_795_380_840,
  milliseconds: () => 1_795_380_840_000,
  date: () => '2026-11-22T20:54:00Z',
  decimal: () => '1250.50',
  action: () => (declaredActions.length ? sampleAction(declaredActions[0]) : { type: 'open' }),
};

// A declared action with the parameters that it needs.
function sampleAction(action) {
  const type = { type: action.action };
  return isNeeded(action) ? { ...type, parameters: sampleContent(action, 1) } : type;
}

// A value of a spec as a server sends it; `undefined` for one that a server leaves out.
function sentDefault(value, type, component) {
  if (value?.list) return value.list.map((each) => sentDefault(each, type.of, component));
  if (Array.isArray(value)) return tokens[value[0]]?.server;
  if (value?.word === undefined) return value?.text ?? value;
  const cases = casesOf(type, component);
  return sentCase(cases[caseIndex(value, cases)], sentKind(type, component));
}

// What a field has in a sample: one of those that the spec states, the `turn` of which it is; else what the
// spec suggests.
function sampleValue(field, type, component, depth, turn = 0) {
  if (field.samples) {
    return sentDefault(field.samples[turn % field.samples.length], type, component);
  }
  const cases = type.kind === 'choice' ? casesOf(type, component) : [];
  const { fallback } = field;
  if (typeof fallback === 'boolean' || typeof fallback === 'number') return fallback;
  if (fallback?.text && type.kind !== 'action') return fallback.text;
  if (type.kind === 'choice') {
    const one = cases[caseIndex(fallback, cases) ?? 0];
    return one && sentCase(one, sentKind(type, component));
  }
  if (['text', 'richText'].includes(type.kind)) return titleOf(field.name);
  if (type.kind === 'token') return tokens[families[type.group]?.tokens[0]]?.server;
  if (type.kind === 'component') {
    return sampleContent(componentByName.get(type.component), depth + 1, turn);
  }
  if (type.kind === 'element') {
    const simple = anywhere.find((each) => isSimple(each) && each.arrangement);
    return sampleDocument(simple ?? anywhere.find(isSimple) ?? component, depth + 1);
  }
  if (type.kind === 'list') {
    const each = { name: field.name };
    const count = type.of.kind === 'component' ? 3 : 1;
    return Array.from({ length: count }, (_, index) =>
      sampleValue(each, type.of, component, depth, index),
    );
  }
  return plainValues[type.kind]?.();
}

// The fields by which a document puts something of an arrangement into a state, `selected` or `invalid`.
function steeringFields(item, state) {
  const stated = { selected: item?.selected?.content, invalid: item?.spoken?.error?.field }[state];
  const inner = [...(item?.items ?? []), item?.otherwise].filter(Boolean);
  return [...(stated ? [stated] : []), ...inner.flatMap((each) => steeringFields(each, state))];
}

// The fields of a component: all of the outermost one but colors and lengths of its own, of those in it the
// ones that are required or have samples, and of others the required ones; nothing is refused. The `turn`
// chooses among samples.
function sampleContent(component, depth = 0, turn = 0) {
  const content = {};
  if (depth > 4) return content;
  const turns = new Map();
  const errors = steeringFields(component.arrangement, 'invalid');
  for (const field of component.fields) {
    const { type } = field;
    if (!field.required && errors.includes(field.name)) continue;
    const isOwn = depth === 0 && !['token', 'callback'].includes(type.kind);
    const isShown = field.required || isOwn || (depth === 1 && field.samples);
    if (type.kind === 'callback' || !isShown) continue;
    const next = turns.get(type.component) ?? turn;
    if (type.component) turns.set(type.component, next + 1);
    const value = sampleValue(field, type, component, depth, type.component ? next : turn);
    if (value !== undefined) content[field.keys[0]] = value;
  }
  return content;
}

// A component with its type, in the server's form.
function sampleDocument(component, depth = 0) {
  const content = sampleContent(component, depth);
  const { form } = component;
  if (!form.type.length) return { [serverOf(component)]: content };
  const type = { [form.type[0]]: serverOf(component) };
  return form.data === undefined ? { ...type, ...content } : { ...type, [form.data]: content };
}

const formatted = (value) => `${JSON.stringify(value, null, 2)}\n`;

// The documents that the page offers, by their names.
const samples = new Map([
  ...(data.samples ?? []).map(({ name, text }) => [name, () => text]),
  ['every component', () => formatted(anywhere.map((component) => sampleDocument(component)))],
  ...anywhere.map((component) => [component.name, () => formatted(sampleDocument(component))]),
]);

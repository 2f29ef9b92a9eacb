// How the components of a document look, as Sources/tokenc/Screens/Engine/ScreenReader.swift and
// LookPool.swift have it: looks say what the generated Appearance and Layout say, without a theme.
//
// Inputs are what decides a look: { component, part, variant, cases, fields, changes }, where part is looks
// or layout, and fields hold what the content says, by paths such as `style.color`: a flag, a number, the
// index of a token in a list, or { looks, layout } of a content; nothing for what is missing. Changes are what the component around
// sets of elements, each a path with the element first and a value. A drawn component is { content, component,
// looks, layout, children: [{ field, drawn }] }.

const isContent = (value) => value?.looks !== undefined || value?.layout !== undefined;

// MARK: Defaults

// The index of the case that a default names.
function caseIndex(value, cases) {
  if (value?.word === undefined) return undefined;
  const index = cases.findIndex(({ name }) => name === value.word);
  return index < 0 ? undefined : index;
}

// What a default is for the looks.
function defaultInput(value, type) {
  if (value === undefined || typeof value !== 'object' || Array.isArray(value)) return value;
  const component = value.empty && componentByName.get(componentIn(type));
  return component
    ? { looks: emptyInputs(component, 'looks'), layout: emptyInputs(component, 'layout') }
    : undefined;
}

// The component that a field holds by name, in a list or not.
const componentIn = (type) => (type.kind === 'list' ? componentIn(type.of) : type.component);

// The fields that a path such as `style.color` leads through.
function wayOf(component, path) {
  let owner = component;
  return path.split('.').map((name) => {
    const field = owner.fields.find((each) => each.name === name);
    owner = componentByName.get(field.type.component);
    return field;
  });
}

// What stands for what a content of defaults says at a path.
function pathDefault(component, path) {
  const way = wayOf(component, path);
  const field = way.pop();
  if (way.some(({ optional }) => optional)) return undefined;
  return defaultInput(field.fallback, field.type);
}

function standardVariant({ fields, variants, bindings }) {
  return caseIndex(fields[bindings.variant]?.fallback, variants) ?? 0;
}

// The case of an enum that a content doesn't say.
function standardCase({ fields, choices, bindings }, choice, part) {
  const field = fields[bindings[part].cases[choice]];
  return caseIndex(field?.fallback, choices[choice].cases) ?? choices[choice].default;
}

// A content whose fields are their defaults.
function emptyInputs(component, part) {
  const fields = {};
  for (const path of component.bindings[part].bound) fields[path] = pathDefault(component, path);
  const variant = part === 'looks' ? standardVariant(component) : 0;
  const cases = component.choices.map((_, choice) => standardCase(component, choice, part));
  return { component, part, variant, cases, fields };
}

// A component of which no content says anything, but for what is stated.
function standardInputs(component, part, variant = 0, stated = {}) {
  const fields = {};
  if (part === 'looks') {
    for (const path of component.bindings.looks.needed) {
      fields[path] = pathDefault(component, path);
    }
  }
  const cases = component.choices.map((choice, index) => stated[index] ?? choice.default);
  return { component, part, variant: part === 'looks' ? variant : 0, cases, fields };
}

// MARK: Looks

// The parts of a look or layout: { properties, nested } for each element or property of the layout.
function lookOf(inputs) {
  inputs.look ??= {
    parts: inputs.part === 'looks' ? drawnLooks(inputs) : drawnLayout(inputs),
  };
  return inputs.look;
}

function drawnLooks(inputs) {
  const { component, variant } = inputs;
  const parts = component.elements.map(() => ({ properties: {} }));
  for (const { element: index, properties } of component.variants[variant]?.looks ?? []) {
    const nested = component.elements[index].component;
    if (nested) parts[index].nested = nestedInputs(nested, properties, inputs);
    else parts[index].properties = evaluatedProperties(properties, inputs);
  }
  for (const [path, value] of inputs.changes ?? []) applyChange(path, value, component, parts);
  return parts;
}

function applyChange(path, value, { elements }, parts) {
  const end = path.indexOf('.');
  const own = path.slice(end + 1);
  const index = elements.findIndex(({ name }) => name === path.slice(0, end));
  const part = parts[index];
  if (!part) return;
  if (!elements[index].component && value === undefined) delete part.properties[own];
  else if (!elements[index].component) part.properties[own] = value;
  else if (part.nested) {
    const changes = [...(part.nested.changes ?? []), [own, value]];
    part.nested = { ...part.nested, look: undefined, changes };
  }
}

function drawnLayout(inputs) {
  const { component, cases } = inputs;
  const changes = new Map(inputs.changes ?? []);
  return component.layouts.map((layout, index) => {
    if (layout.component) {
      return { nested: nestedInputs(layout.component, layout.properties, inputs) };
    }
    const { choice } = layout;
    const value =
      choice === undefined
        ? (changes.get(component.layout[index]) ?? evaluated(layout.value, inputs))
        : component.choices[choice].cases[cases[choice]].name;
    return { properties: value === undefined ? {} : { '': value } };
  });
}

function evaluatedProperties(properties, inputs) {
  const result = {};
  for (const [path, value] of Object.entries(properties)) {
    const found = evaluated(value, inputs);
    if (found !== undefined) result[path] = found;
  }
  return result;
}

// How a component within looks, or is laid out, by what the one around says of it.
function nestedInputs(name, properties, outer) {
  const component = componentByName.get(name);
  if (!component) return undefined;
  const { part } = outer;
  const { parameters, cases: choosing } = component.bindings[part];
  const stated = {};
  for (const [parameter, choice] of Object.entries(parameters)) {
    const index = statedCase(properties[parameter], component.choices[choice].cases, outer);
    if (index !== undefined) stated[choice] = index;
  }
  const variant = statedCase(properties.variant, component.variants, outer);
  const whole = properties[''];
  const content = whole?.content === undefined ? undefined : outer.fields[whole.content];
  if (isContent(content)) {
    const shown = content[part];
    if (whole.otherwise !== null) return shown;
    // What its content says wins; the linker lets no spec state that.
    const inputs = { ...shown, cases: [...shown.cases], look: undefined };
    const hasVariant = component.bindings.variant !== undefined;
    if (part === 'looks' && !hasVariant && variant !== undefined) inputs.variant = variant;
    for (const [choice, index] of Object.entries(stated)) {
      if (choosing[choice] === null) inputs.cases[choice] = index;
    }
    return inputs;
  }
  if (part === 'looks' && variant === undefined) return undefined;
  const isLength = (path) => part === 'layout' && component.layout.includes(path);
  const changes = Object.entries(properties)
    .filter(([path]) => path && !(path in parameters) && (path.includes('.') || isLength(path)))
    .map(([path, value]) => [path, evaluated(value, outer)]);
  return { ...standardInputs(component, part, variant ?? 0, stated), changes };
}

function statedCase(value, cases, inputs) {
  if (value === undefined) return undefined;
  const word = evaluated(value, inputs);
  const index = cases.findIndex(({ name }) => name === word);
  return index < 0 ? undefined : index;
}

// What a value is for some inputs; nothing where it is not set.
function evaluated(value, inputs) {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  if (value.values) return evaluated(value.values[inputs.cases[value.by]], inputs);
  if (value.content !== undefined) return boundValue(value, inputs);
  return evaluatedProperties(value, inputs);
}

function boundValue({ content, otherwise, least }, inputs) {
  const bound = (found) =>
    typeof found === 'number' && least !== undefined ? Math.max(least, found) : found;
  const found = inputs.fields[content];
  if (found !== undefined && !isContent(found)) return bound(found);
  if (otherwise !== undefined) return evaluated(otherwise, inputs);
  const fallback = pathDefault(inputs.component, content);
  return typeof fallback !== 'object' || Array.isArray(fallback) ? bound(fallback) : undefined;
}

// MARK: Documents

// The value of a field, if it is sent and not null.
function sentValue(field, content) {
  const key = fieldKey(content.node, field, content.component);
  const node = key === undefined ? undefined : memberOf(content.node, key);
  return node?.kind === 'null' ? undefined : node;
}

const isFaulty = (content, index) => content.faulty.includes(index);

// A component of a document with those in it; `stated` has a variant and cases that it has whatever the
// document says.
function drawnComponent(content, stated) {
  const { component } = content;
  const children = content.children.map((child) => ({
    field: child.field,
    drawn: drawnComponent(child.content),
  }));
  for (const [index, field] of component.fields.entries()) {
    const faulty = isFaulty(content, index);
    const value = faulty ? field.substitute : field.fallback;
    const nested = componentByName.get(componentIn(field.type));
    if (!value?.empty || !nested || (!faulty && sentValue(field, content))) continue;
    children.push({ field: index, drawn: emptyComponent(nested) });
  }
  const looks = documentInputs(content, 'looks', children);
  const layout = documentInputs(content, 'layout', children);
  setStated(looks, layout, stated);
  stateLooks(children, looks, layout);
  return { content, component, looks, layout, children };
}

function setStated(looks, layout, { variant, cases } = {}) {
  if (variant !== undefined) looks.variant = variant;
  for (const inputs of [looks, layout]) Object.assign(inputs.cases, cases);
}

function emptyComponent(component, stated) {
  const children = [];
  for (const [index, field] of component.fields.entries()) {
    const nested = field.fallback?.empty && componentByName.get(componentIn(field.type));
    if (nested) children.push({ field: index, drawn: emptyComponent(nested) });
  }
  const looks = emptyInputs(component, 'looks');
  const layout = emptyInputs(component, 'layout');
  setStated(looks, layout, stated);
  stateLooks(children, looks, layout);
  return { component, looks, layout, children };
}

// Gives components the looks that the one around them says.
function stateLooks(children, looks, layout) {
  const { elements, properties } = looks.component.bindings;
  for (const { field, drawn } of children) {
    if (elements[field] !== null) drawn.looks = lookOf(looks).parts[elements[field]].nested;
    const stated =
      properties[field] === null ? undefined : lookOf(layout).parts[properties[field]].nested;
    if (stated) drawn.layout = stated;
  }
}

function documentInputs(content, part, children) {
  const { component } = content;
  const { bindings, choices, variants } = component;
  const fields = {};
  for (const path of bindings[part].bound) {
    fields[path] = pathInput(path, { content, component, children });
  }
  const cases = choices.map((choice, index) => {
    const field = bindings[part].cases[index];
    const chosen = field === null ? undefined : chosenCase(field, content, choice.cases);
    return chosen ?? standardCase(component, index, part);
  });
  let variant = 0;
  if (part === 'looks') {
    const field = bindings.variant;
    const chosen = field === undefined ? undefined : chosenCase(field, content, variants);
    variant = chosen ?? standardVariant(component);
  }
  return { component, part, variant, cases, fields };
}

// What a component of a document says where its looks take something from it: in a field, or in one of a
// component that a field holds.
function pathInput(path, { content, component, children }) {
  const [name, ...rest] = path.split('.');
  const index = component.fields.findIndex((field) => field.name === name);
  if (!rest.length) return fieldInput(index, content, component, children);
  const child = children.find((each) => each.field === index);
  return child && pathInput(rest.join('.'), child.drawn);
}

// What a content says in a field; none for one of defaults.
function fieldInput(index, content, component, children) {
  const field = component.fields[index];
  const { type } = field;
  if (type.kind === 'component') {
    // Before what is around says how it looks.
    const drawn = children.find((child) => child.field === index)?.drawn;
    return drawn && { looks: drawn.looks, layout: drawn.layout };
  }
  if (!content) return defaultInput(field.fallback, type);
  if (isFaulty(content, index)) return defaultInput(field.substitute, type);
  const node = sentValue(field, content);
  if (!node) return defaultInput(field.fallback, type);
  if (type.kind === 'token') {
    const token = node.kind === 'string' && tokenBySent.get(type.group)?.get(plain(node.text));
    return typeof token === 'number' ? [token] : undefined;
  }
  if (type.kind === 'flag') return node.kind === 'true';
  if (['number', 'integer', 'decimal'].includes(type.kind)) return Number(node.text);
  if (type.kind === 'points') return Number.parseFloat(node.text);
  return undefined;
}

// The case that a field chooses; nothing where it says none.
function chosenCase(index, content, cases) {
  const field = content.component.fields[index];
  if (isFaulty(content, index)) return caseIndex(field.substitute, cases);
  const node = sentValue(field, content);
  const name = node && nameIn(node);
  if (name === undefined) return undefined;
  const found = cases.findIndex((one) =>
    sentNames(one).some((each) => plain(each) === plain(name)),
  );
  return found < 0 ? undefined : found;
}

// MARK: Drawing

// The components that the field holds to which a path such as `state.tag` leads.
function childrenAt(drawn, path) {
  if (path === undefined) return [];
  const [name, ...rest] = path.split('.');
  const found = drawn.children.filter(({ field }) => drawn.component.fields[field].name === name);
  if (!rest.length) return found;
  return found.length ? childrenAt(found[0].drawn, rest.join('.')) : [];
}

// What a component of a document shows; see arrange.js. `slots` are what the one around it says of its
// fields.
function documentSource(drawn, slots, screen) {
  const { component, content } = drawn;
  const fieldNamed = (name) => component.fields.find((field) => field.name === name);

  // What a component within says of a field such as `file.url`; `undefined` where there is none.
  function within(name, ask) {
    const [first, ...rest] = name.split('.');
    const index = component.fields.indexOf(fieldNamed(first));
    const child = drawn.children.find((each) => each.field === index);
    return child && documentSource(child.drawn, {}, screen)[ask](rest.join('.'));
  }

  // What the content says in a field, or else what the spec says.
  function said(name) {
    const field = fieldNamed(name);
    const isBroken = content && isFaulty(content, component.fields.indexOf(field));
    const node = content && field && !isBroken && sentValue(field, content);
    return node ? { node } : { value: isBroken ? field?.substitute : field?.fallback };
  }

  function text(name) {
    if (slots[name] !== undefined) return slots[name];
    if (name.includes('.')) return within(name, 'text');
    const { node, value } = said(name);
    if (node) return nameIn(node) ?? (node.kind === 'number' ? node.text : undefined);
    if (value?.text !== undefined) return value.text;
    return ['number', 'boolean'].includes(typeof value) ? String(value) : undefined;
  }

  // The text of what a slot shows.
  function shown(value) {
    if (value === undefined) return undefined;
    return value.field === undefined ? String(value) : text(value.field);
  }

  // How many values a field has, nothing where the content leaves it out.
  function count(name) {
    if (slots[name] !== undefined) return 1;
    if (name.includes('.')) return within(name, 'count');
    const { node, value } = said(name);
    return node || value !== undefined ? (node?.elements?.length ?? 1) : undefined;
  }

  // Whether an action has what it needs: a field with actions, or one of those that it takes.
  const triggers = ({ field, takes }) =>
    field === undefined
      ? !takes.length || takes.some((each) => count(each) !== undefined)
      : count(field) > 0;

  function flag(value, context) {
    if (typeof value === 'boolean') return value;
    if (value?.values) return flag(value.values[context.cases[value.by]], context);
    if (value?.content === undefined) return undefined;
    const said = text(value.content);
    if (said === 'true' || said === 'false') return said === 'true';
    return flag(value.otherwise, context);
  }

  function boxes(name, { state }) {
    const index = component.fields.indexOf(fieldNamed(name));
    const found = drawn.children.filter((child) => child.field === index);
    if (!found.length) return 'absent';
    return shownBoxes(found.map((child) => drawnBox(child.drawn, state, {}, screen)));
  }

  function nested(context, index, item) {
    if (item.whole !== undefined) return boxes(item.whole, context);
    const spec = component.elements[index];
    const within = componentByName.get(spec.component);
    if (!within) return 'absent';
    if (!item.shows) return [labelledBox(spec.name)];
    const children = Object.entries(item.shows).flatMap(([slot, value]) =>
      childrenAt(drawn, value?.field).map((child) => ({
        field: within.fields.findIndex(({ name }) => name === slot),
        drawn: child.drawn,
      })),
    );
    const texts = slotTexts(context, item, spec) ?? (children.length ? {} : undefined);
    if (!texts) return 'absent';
    for (const [slot, value] of Object.entries(item.shows)) {
      // A list or an action is no text.
      if (value?.field !== undefined && count(value.field)) texts[slot] ??= '';
    }
    const place = component.layout.indexOf(spec.name);
    const inner = {
      component: within,
      looks: context.look.parts[index].nested,
      layout: context.layout.parts[place]?.nested ?? standardInputs(within, 'layout'),
      children,
    };
    return shownBoxes([drawnBox(inner, context.state, texts, screen)]);
  }

  return {
    text,
    shown,
    count,
    triggers,
    list(name) {
      if (name.includes('.')) return within(name, 'list') ?? [];
      const { node, value } = said(name);
      const texts = node?.elements?.filter(({ kind }) => kind === 'string') ?? value?.list ?? [];
      return texts.map((each) => each.text);
    },
    flag,
    length: (value) => evaluated(value, drawn.layout),
    whole: (context, name) => boxes(name, context),
    nested,
    marked: (box, context, index) => screen.marked(box, drawn, context, index),
    isSample: screen.isSample,
  };
}

// The boxes of components; those that have nothing to show take no space, and no gap.
function shownBoxes(boxes) {
  const shown = boxes.filter(Boolean);
  return shown.length ? shown : 'hidden';
}

// A component of a document; nothing if it has nothing to show. `screen` is { theme, scale, marked, left }, where left is the number of
// components that may still be drawn, and isSample whether apps show the samples of specs.
function drawnBox(drawn, state, slots, screen) {
  const { component } = drawn;
  screen.left -= 1;
  if (!component.arrangement || screen.left < 0) {
    const box = labelledBox(screen.left < 0 ? '…' : component.name);
    screen.marked(box, drawn);
    return box;
  }
  const parts = drawn.looks ? lookOf(drawn.looks) : { parts: component.elements.map(() => ({})) };
  const context = {
    component,
    look: parts,
    layout: lookOf(drawn.layout),
    cases: drawn.layout.cases,
    theme: screen.theme,
    state,
    scale: screen.scale,
    source: documentSource(drawn, slots, screen),
  };
  return arrangedBox(context);
}

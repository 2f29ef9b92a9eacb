// The components, drawn from their looks in every variant, state and case.

const components = data.components ?? [];
const componentByName = new Map(components.map((component) => [component.name, component]));
const stateNames = ['normal', 'selected', 'highlighted', 'disabled', 'focused'];

// MARK: Values

// A value of a look in a theme: what is drawn of a token, or the number, flag or word itself.
function resolved(value, cases) {
  if (value?.values) return resolved(value.values[cases[value.by]], cases);
  return value ?? undefined;
}

const drawnToken = (value, theme) =>
  Array.isArray(value) ? valueAt(valueIn(tokens[value[0]], theme)) : undefined;

const paint = (value, theme) => drawnToken(value, theme)?.style?.background ?? '';

// A length in points.
function points(value, theme) {
  if (typeof value === 'number') return value;
  const drawn = drawnToken(value, theme);
  if (!drawn) return 0;
  const length = Number.parseFloat(drawn.style.width ?? drawn.style.borderRadius);
  return drawn.look === 'negative' ? -length : length || 0;
}

const pixels = (value, theme) => `${points(value, theme)}px`;

// The four edges of insets, in the order of CSS.
function edges(value, theme) {
  const isWhole = typeof value === 'number' || Array.isArray(value);
  const edge = (name) => points(isWhole ? value : value?.[name], theme);
  return ['top', 'trailing', 'bottom', 'leading'].map((name) => `${edge(name)}px`).join(' ');
}

function corners(value, theme) {
  if (typeof value === 'number' || Array.isArray(value)) return pixels(value, theme);
  return ['topLeading', 'topTrailing', 'bottomTrailing', 'bottomLeading']
    .map((name) => pixels(value[name], theme))
    .join(' ');
}

// MARK: Elements

// What an element has at a path in a state, or else in the normal one; `*` stands for the state.
function property(part, element, path, state) {
  const states = state === 'normal' ? ['normal'] : [state, 'normal'];
  for (const inner of path.includes('*') ? states : ['']) {
    const names = path.replace('*', inner);
    for (const outer of element.states ? states : ['']) {
      const value = part.properties?.[outer ? `${outer}.${names}` : names];
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

// What every element has of a view.
function drawView(box, get, theme) {
  const fill = get('backgroundFill') ?? get('backgroundColor');
  if (fill !== undefined) box.style.background = paint(fill?.gradient ?? fill, theme);
  const radius = get('cornerRadius');
  if (radius !== undefined) box.style.borderRadius = corners(radius, theme);
  const border = drawnToken(get('border'), theme);
  if (border?.style.border) box.style.border = border.style.border;
  const color = get('borderColor') ?? get('border')?.color;
  const width = get('borderWidth') ?? get('border')?.width;
  if (color !== undefined && width !== undefined) {
    box.style.border = `${pixels(width, theme)} solid ${paint(color, theme)}`;
  }
  const shadow = drawnToken(get('shadow'), theme);
  if (shadow) box.style.boxShadow = shadow.style.boxShadow;
  const opacity = get('opacity');
  if (typeof opacity === 'number') box.style.opacity = opacity;
  if (get('isHidden') === true) box.style.display = 'none';
}

function drawText(text, shown, color, typography, theme) {
  text.dataset.sample = shown;
  const style = drawnToken(typography, theme)?.style;
  if (style) setStyle(text, style);
  const css = paint(color, theme);
  if (css) text.style.color = css;
}

function sign(color, size) {
  const result = element('div', 'sign');
  result.style.color = color;
  result.style.setProperty('--side', `${size}px`);
  return result;
}

const drawnKinds = {
  view: () => {},
  stack: () => {},
  scrollView: () => {},
  cell: () => {},

  label(box, get, { theme, shown }) {
    drawText(box, shown('text') ?? '', get('textColor'), get('typography'), theme);
    const alignment = get('textAlignment');
    if (alignment) box.style.textAlign = alignment === 'natural' ? 'start' : alignment;
    const lines = get('numberOfLines');
    if (lines > 0) {
      box.classList.add('clamped');
      box.style.webkitLineClamp = lines;
    }
  },

  textView: (box, get, context) => drawnKinds.label(box, get, context),

  link(box, get, { theme, shown }) {
    drawText(box, shown('title') ?? '', get('textColor.*'), get('typography'), theme);
    box.style.textDecoration = 'underline';
  },

  image(box, get, { theme }) {
    const color = get('templateColor') ?? get('view.tintColor');
    const isTemplate = get('rendering') === 'template';
    box.append(
      sign(
        isTemplate && color ? paint(color, theme) : '#8a8f98',
        points(get('symbolSize'), theme) || 24,
      ),
    );
  },

  button(box, get, { theme, shown }) {
    const fill = get('states.*.backgroundFill') ?? get('states.*.backgroundColor');
    if (fill !== undefined) box.style.background = paint(fill?.gradient ?? fill, theme);
    const [color, width] = [get('states.*.borderColor'), get('states.*.borderWidth')];
    if (color !== undefined && width !== undefined) {
      box.style.border = `${pixels(width, theme)} solid ${paint(color, theme)}`;
    }
    const opacity = get('states.*.opacity');
    if (typeof opacity === 'number') box.style.opacity = opacity;
    const insets = get('contentInsets');
    if (insets !== undefined) box.style.padding = edges(insets, theme);
    box.style.gap = pixels(get('imagePadding') ?? 8, theme);
    const image = shown('image');
    if (image !== undefined) box.append(sign(paint(get('states.*.imageColor'), theme), 20));
    const title = element('div', 'shape');
    const typography = get('states.*.typography') ?? get('typography');
    drawText(title, shown('title') ?? '', get('states.*.titleColor'), typography, theme);
    box.append(title);
  },

  textField(box, get, { theme, shown }) {
    const text = shown('text') ?? shown('placeholder') ?? '';
    drawText(box, text, get('textColor'), get('typography'), theme);
  },

  switch(box, get, { theme }) {
    box.style.background = paint(get('onColor'), theme);
    const thumb = element('div', 'thumb');
    thumb.style.background = paint(get('thumbColor'), theme) || '#fff';
    box.append(thumb);
  },

  activityIndicator(box, get, { theme }) {
    box.style.color = paint(get('color'), theme);
  },

  progress(box, get, { theme }) {
    box.style.background = paint(get('trackColor'), theme);
    const bar = element('div', 'done');
    bar.style.background = paint(get('progressColor'), theme);
    box.append(bar);
  },

  slider(box, get, { theme }) {
    box.style.background = paint(get('maximumTrackColor'), theme);
    const bar = element('div', 'done');
    bar.style.background = paint(get('minimumTrackColor'), theme);
    const thumb = element('div', 'thumb');
    thumb.style.background = paint(get('thumbColor'), theme) || '#fff';
    box.append(bar, thumb);
  },

  pageControl(box, get, { theme }) {
    for (const name of ['currentPageColor', 'pageColor', 'pageColor']) {
      const dot = element('div', 'dot');
      dot.style.background = paint(get(name), theme);
      box.append(dot);
    }
  },
};

// What a slot of an item shows: what the spec says, or the name of the field.
const showing = (item) => (slot) => {
  const value = item?.shows?.[slot];
  if (value?.field === undefined) return value === undefined ? undefined : String(value);
  return value.field.charAt(0).toUpperCase() + value.field.slice(1);
};

function elementBox(context, index, item) {
  const { component, look, theme, state } = context;
  const spec = component.elements[index];
  const part = look.parts[index];
  if (spec.component) return nestedBox(context, spec, part);
  const box = element('div', `part ${spec.kind}`);
  box.dataset.element = spec.name;
  const get = (path) => property(part, spec, path, state);
  const isView = spec.kind === 'view';
  drawView(box, (name) => get(isView ? name : `view.${name}`), theme);
  // What the app sets, and elements without a place, show their names.
  const named = { field: spec.name };
  const shown = showing(item?.shows ? item : { shows: { text: named, title: named } });
  const draw = drawnKinds[spec.kind];
  if (draw) draw(box, get, { theme, shown });
  else box.append(element('span', 'named', spec.kind));
  return box;
}

function nestedBox({ theme, layout, component }, spec, part) {
  const nested = componentByName.get(spec.component);
  const stated = data.looks[part.nested] ?? data.looks[nested.samples[0].looks];
  const place = component.layout.indexOf(spec.name);
  const own = layout.parts[place]?.nested ?? nested.samples[0].layout;
  const box = componentBox(
    nested,
    stated,
    data.looks[own],
    nested.samples[0].cases,
    theme,
    'normal',
  );
  box.classList.add('nested');
  box.dataset.element = spec.name;
  return box;
}

// MARK: Arrangements

function lengthOf(context, length) {
  const { layout, cases } = context;
  if (length.layout === undefined) return resolved(length.value, cases);
  return layout.parts[length.layout]?.properties?.[''];
}

const alignments = {
  fill: 'stretch',
  leading: 'start',
  center: 'center',
  trailing: 'end',
  firstBaseline: 'first baseline',
  lastBaseline: 'last baseline',
};

// Across and down of an overlay.
const places = {
  fill: 'stretch stretch',
  leading: 'center start',
  center: 'center center',
  trailing: 'center end',
  top: 'start center',
  bottom: 'end center',
  topLeading: 'start start',
  topTrailing: 'start end',
  bottomLeading: 'end start',
  bottomTrailing: 'end end',
};

const distributions = { center: 'center', trailing: 'end', equalSpacing: 'space-between' };

function setSize(box, context, item) {
  const { theme } = context;
  const set = (name, value) => {
    if (value === undefined || value === null) return;
    if (name === 'aspectRatio') box.style.aspectRatio = String(value);
    else box.style[name] = pixels(value?.value ?? value, theme);
  };
  for (const length of item.size ?? []) {
    const value = lengthOf(context, length);
    if (length.name !== 'size') set(length.name, value);
    else for (const [name, part] of Object.entries(value ?? {})) set(name, part);
  }
}

function groupBox(context, item) {
  const { theme, component, look, state } = context;
  const ground = item.ground === undefined ? undefined : component.elements[item.ground];
  const box = ground ? elementBox(context, item.ground) : element('div', 'part');
  box.classList.add('group');
  let { direction } = item;
  let gap = item.gap && lengthOf(context, item.gap);
  if (direction === 'stack' && ground) {
    const get = (path) => property(look.parts[item.ground], ground, path, state);
    direction = get('axis') === 'vertical' ? 'column' : 'row';
    gap = get('spacing');
    const insets = get('contentInsets');
    if (insets !== undefined) box.style.padding = edges(insets, theme);
    box.style.alignItems = alignments[get('alignment')] ?? 'stretch';
  }
  box.classList.add(direction);
  if (gap !== undefined) box.style.gap = pixels(gap, theme);
  for (const length of item.insets ?? []) {
    const value = lengthOf(context, length);
    const edge = { top: 'Top', bottom: 'Bottom', leading: 'Left', trailing: 'Right' }[length.name];
    if (edge) box.style[`padding${edge}`] = pixels(value, theme);
    else if (value !== undefined) box.style.padding = edges(value, theme);
  }
  if (direction === 'overlay') box.style.placeItems = places[item.alignment] ?? 'stretch';
  else {
    if (item.direction !== 'stack') box.style.alignItems = alignments[item.alignment] ?? 'stretch';
    box.style.justifyContent = distributions[item.distribution] ?? 'start';
  }
  for (const inner of item.items) {
    const child = itemBox(context, inner);
    if (!child) continue;
    if (direction === 'overlay') {
      if (inner.place) child.style.placeSelf = places[inner.place];
    } else {
      if (inner.place) child.style.alignSelf = alignments[inner.place];
      const weight =
        item.distribution === 'fillEqually' ? 1 : resolved(inner.weight, context.cases);
      if (typeof weight === 'number') child.style.flex = `${weight} 1 0`;
    }
    box.append(child);
  }
  setSize(box, context, item);
  return box;
}

// Whether a sample shows an item, by the defaults of the flags that say so.
function isShown({ component }, item) {
  const flag = (name) => component.fields.find((field) => field.name === name)?.flag ?? true;
  if (item.visible !== undefined && !flag(item.visible)) return false;
  return item.hidden === undefined || !flag(item.hidden);
}

function itemBox(context, item) {
  if (!isShown(context, item)) return undefined;
  if (item.direction) return groupBox(context, item);
  if (item.element === undefined) return element('div', 'part others', 'any components');
  const box = elementBox(context, item.element, item);
  setSize(box, context, item);
  return box;
}

// A component in one look. What no arrangement places stands in labelled boxes: nothing is guessed.
function componentBox(component, look, layout, cases, theme, state) {
  const context = { component, look, layout, cases, theme, state };
  if (component.arrangement) return itemBox(context, component.arrangement) ?? element('div');
  const box = element('div', 'unarranged');
  for (const [index, spec] of component.elements.entries()) {
    const labelled = element('div', 'labelled');
    labelled.append(element('span', 'named', spec.name), elementBox(context, index));
    box.append(labelled);
  }
  return box;
}

// MARK: Catalogue

// The states in which something of a component's looks differs.
function statesOf(component) {
  const found = new Set(['normal']);
  for (const { looks } of component.samples) {
    for (const part of data.looks[looks].parts) {
      for (const path of Object.keys(part.properties ?? {})) {
        for (const name of path.split('.')) if (stateNames.includes(name)) found.add(name);
      }
    }
  }
  return stateNames.filter((name) => found.has(name));
}

function sampleBox(component, sample, theme, state, label) {
  const cell = element('div', 'cell');
  cell.append(element('div', 'label', label));
  const stage = element('div', 'drawing stage');
  stage.setAttribute('aria-hidden', 'true');
  const ground = groundOf(theme);
  stage.style.background = ground.css;
  if (ground.isDark) stage.classList.add('dark');
  stage.append(
    componentBox(
      component,
      data.looks[sample.looks],
      data.looks[sample.layout],
      sample.cases,
      theme,
      state,
    ),
  );
  cell.append(stage);
  return cell;
}

function sampleRow(component, samples, theme, title) {
  const row = element('div', 'looks');
  if (title) row.append(element('div', 'row-title', title));
  const cells = element('div', 'cells');
  for (const [sample, state, label] of samples) {
    cells.append(sampleBox(component, sample, theme, state, label));
  }
  row.append(cells);
  return row;
}

function themeElement(component, theme) {
  const result = element('section', 'theme');
  result.dataset.theme = data.themes[theme].name;
  if (data.themes.length > 1) result.append(element('h4', '', data.themes[theme].name));
  const states = statesOf(component);
  const variants = component.samples.filter((sample) => sample.choice === undefined);
  const nameOf = (sample) => component.variants[sample.variant]?.name ?? component.name;
  if (states.length === 1) {
    const cells = variants.map((sample) => [sample, 'normal', nameOf(sample)]);
    result.append(sampleRow(component, cells, theme, ''));
  } else {
    for (const sample of variants) {
      const cells = states.map((state) => [sample, state, state]);
      result.append(sampleRow(component, cells, theme, nameOf(sample)));
    }
  }
  for (const [index, choice] of component.choices.entries()) {
    const samples = component.samples.filter((sample) => sample.choice === index);
    result.append(
      sampleRow(
        component,
        samples.map((sample) => [sample, 'normal', choice.cases[sample.cases[index]].name]),
        theme,
        choice.name,
      ),
    );
  }
  return result;
}

// The tokens behind a component, in any of its looks.
function tokensOf(component) {
  const found = new Set();
  const visit = (value) => {
    if (Array.isArray(value)) found.add(value[0]);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  for (const sample of component.samples) {
    for (const number of [sample.looks, sample.layout]) {
      for (const part of data.looks[number].parts)
        Object.values(part.properties ?? {}).forEach(visit);
    }
  }
  return [...found].map((index) => tokens[index]);
}

function componentElement(component) {
  const result = element('article', 'component');
  result.dataset.component = component.name;
  const head = element('div', 'head');
  const heading = element('h3');
  heading.append(copyButton(component.name, 'path'));
  const link = itemLink('component', component.name, '#');
  link.setAttribute('aria-label', `link to ${component.name}`);
  heading.append(link);
  if (!component.server) heading.append(element('span', 'tag', 'within others only'));
  head.append(heading);
  const list = element('dl', 'names');
  if (component.server) nameRow(list, 'type', copyButton(component.server, 'server'));
  nameRow(list, 'spec', copyButton(component.file, 'code'));
  head.append(list);
  if (component.description) head.append(element('p', 'about', component.description));
  if (component.elements.length && !component.arrangement) {
    head.append(
      element(
        'p',
        'about',
        'Its spec has no arrangement: the elements stand side by side with their names.',
      ),
    );
  }
  result.append(head);
  if (component.elements.length) {
    const themes = element('div', 'component-themes');
    themes.append(...shownThemes().map((theme) => themeElement(component, theme)));
    result.append(themes);
  }
  const used = tokensOf(component);
  if (used.length) {
    result.append(
      detailsElement('uses', `${used.length} token${used.length > 1 ? 's' : ''}`, false, () => {
        const items = element('ul');
        for (const token of used) {
          const line = element('li');
          line.append(itemLink('token', token.path));
          items.append(line);
        }
        return items;
      }),
    );
  }
  return result;
}

const componentNames = new Map();

function componentNamesOf(component) {
  if (!componentNames.has(component)) {
    componentNames.set(component, [component.name, component.server].filter(Boolean).map(lower));
  }
  return componentNames.get(component);
}

function componentMatches(component) {
  const cases = component.choices.flatMap((choice) => [
    choice.name,
    ...choice.cases.map(({ name }) => name),
  ]);
  const variants = component.variants.map(({ name }) => name);
  const elements = component.elements.map(({ name }) => name);
  const about = [component.description, ...variants, ...cases, ...elements].map(lower);
  const text = [...componentNamesOf(component), ...about].join('\n');
  return wordsOf(filters.search).every((word) => text.includes(word));
}

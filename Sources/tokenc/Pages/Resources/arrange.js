// Draws components: elements by their looks, where the arrangements of specs have them.
//
// A context is { component, look, layout, cases, theme, state, scale, source }: the spec, its look and
// layout without a theme, the cases of its enums, the factor by which text is larger, and a source, which
// says what the content has: text(field), shown(value), list(field), flag(value), length(value), triggers(action),
// whole(field) and nested(context, index, item), which give boxes, and marked(box, context, index), which hears of
// each element.

const components = data.components ?? [];
const componentByName = new Map(components.map((component) => [component.name, component]));
const stateNames = ['normal', 'selected', 'highlighted', 'disabled', 'focused', 'invalid'];

// The folds of the data: a single number is of all themes.
const at = (numbers, theme) => (numbers ? numbers[numbers.length > 1 ? theme : 0] : -1);
const tokens = data.tokens ?? [];
const valueIn = (token, theme) => at(token.values, theme);

// MARK: Values

const drawnToken = (value, theme) =>
  Array.isArray(value) ? valueAt(valueIn(tokens[value[0]], theme)) : undefined;

const paint = (value, theme) => drawnToken(value, theme)?.style?.background ?? '';

// A fill of a spec: a color, or a gradient in the direction that the spec says, as the app draws it.
function fillPaint(fill, theme) {
  const css = paint(fill?.gradient ?? fill, theme);
  const side = (fill?.direction ?? 'toBottom')
    .slice(2)
    .replace(/(Top|Bottom)?(Leading|Trailing)?/, (_, vertical, horizontal) =>
      [vertical?.toLowerCase(), horizontal && `var(--${horizontal.toLowerCase()})`]
        .filter(Boolean)
        .join(' '),
    );
  return css.replace(/^linear-gradient\(in srgb [^,]*/, `linear-gradient(in srgb to ${side}`);
}

// A length in points.
function points(value, theme) {
  if (typeof value === 'number') return value;
  if (value?.value !== undefined) return points(value.value, theme);
  const drawn = drawnToken(value, theme);
  if (!drawn) return 0;
  if (drawn.look === 'number') return Number(drawn.text) || 0;
  const length = Number.parseFloat(drawn.style.width ?? drawn.style.borderRadius);
  return drawn.look === 'negative' ? -length : length || 0;
}

// What lies beneath a theme's drawings.
function groundOf(theme) {
  const { surface, dark } = data.themes[theme];
  const ground = plainGround(dark);
  return surface === undefined ? ground : { ...ground, css: paint([surface], theme) };
}

const pixels = (value, theme) => `${points(value, theme)}px`;

// The same for what grows with text.
function scaledPixels(value, { theme, scale = 1 }) {
  if (value?.scale === undefined) return pixels(value, theme);
  const [least, most] = [value.minimum, value.maximum].map((each) =>
    each === undefined ? undefined : points(each, theme),
  );
  return `${Math.min(most ?? Infinity, Math.max(least ?? 0, points(value, theme) * scale))}px`;
}

const isOneLength = (value) => typeof value === 'number' || Array.isArray(value);
const edgeNames = {
  top: 'BlockStart',
  trailing: 'InlineEnd',
  bottom: 'BlockEnd',
  leading: 'InlineStart',
};

function setInsets(box, value, theme) {
  for (const [name, edge] of Object.entries(edgeNames)) {
    box.style[`padding${edge}`] = pixels(isOneLength(value) ? value : value?.[name], theme);
  }
}

const cornerNames = {
  topLeading: 'borderStartStartRadius',
  topTrailing: 'borderStartEndRadius',
  bottomLeading: 'borderEndStartRadius',
  bottomTrailing: 'borderEndEndRadius',
};

function setCorners(box, value, theme) {
  if (value === 'pill') box.style.borderRadius = '999px';
  else if (isOneLength(value)) box.style.borderRadius = pixels(value, theme);
  else {
    for (const [name, property] of Object.entries(cornerNames)) {
      box.style[property] = pixels(value[name], theme);
    }
  }
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

// A line within the edges, which takes no space, as that of a layer.
function setBorder(box, border, color, width, theme) {
  const token = drawnToken(border, theme);
  if (token?.style.border) box.style.outline = token.style.border;
  const [ownColor, ownWidth] = [color ?? border?.color, width ?? border?.width];
  if (ownColor !== undefined && ownWidth !== undefined) {
    box.style.outline = `${pixels(ownWidth, theme)} solid ${paint(ownColor, theme)}`;
  }
  box.style.outlineOffset = `-${box.style.outlineWidth || 0}`;
}

// What every element has of a view.
function drawView(box, get, theme) {
  const fill = get('backgroundFill') ?? get('backgroundColor');
  if (fill !== undefined) box.style.background = fillPaint(fill, theme);
  const radius = get('cornerRadius');
  if (radius !== undefined) setCorners(box, radius, theme);
  setBorder(box, get('border'), get('borderColor'), get('borderWidth'), theme);
  const shadow = drawnToken(get('shadow'), theme);
  if (shadow) box.style.boxShadow = shadow.style.boxShadow;
  const opacity = get('opacity');
  if (opacity !== undefined) box.style.opacity = points(opacity, theme);
  if (get('isHidden') === true) box.style.visibility = 'hidden';
}

// What a run of a rich text is besides text; it has the font of the text around.
function runElement({ text, traits, link }, weight) {
  const result = element('span', ['run', ...traits].join(' '));
  if (link !== undefined) result.classList.add('linked');
  if (traits.includes('bold')) result.style.fontWeight = Math.max(700, weight);
  result.dataset.run = text;
  return result;
}

// `shown` is a text, or one with its markup read.
function drawText(text, shown, color, typography, { theme, scale = 1 }) {
  const style = drawnToken(typography, theme)?.style;
  const { runs } = shown;
  text.dataset.sample = runs ? runs.map((run) => run.text).join('') : shown;
  if (runs) {
    const line = element('span');
    line.append(...runs.map((run) => runElement(run, Number(style?.fontWeight) || 400)));
    text.classList.add('rich');
    text.append(line);
  }
  if (style) setStyle(text, style);
  if (style && scale !== 1) {
    for (const name of ['fontSize', 'lineHeight', 'letterSpacing']) {
      if (style[name]) text.style[name] = `${Number.parseFloat(style[name]) * scale}px`;
    }
  }
  const css = paint(color, theme);
  if (css) text.style.color = css;
}

function clamp(box, lines) {
  if (!(lines > 0)) return;
  box.classList.add('clamped');
  box.classList.toggle('single', lines === 1);
  box.style.webkitLineClamp = lines;
}

// A picture: the one that samples have for its name; else a sign in its tint, or a box with its name.
function imagePicture(name, tint, theme, size) {
  const shapes = data.pictures?.[name];
  const result = shapes
    ? picture('glyph')
    : element('div', tint === undefined ? 'unknown' : 'sign');
  for (const { path, color } of shapes ?? []) {
    const shape = document.createElementNS(result.namespaceURI, 'path');
    shape.setAttribute('d', path);
    if (color && tint === undefined) shape.style.fill = paint(color, theme);
    result.append(shape);
  }
  result.style.setProperty('--side', `${size}px`);
  result.setAttribute('aria-hidden', 'true');
  if (tint !== undefined) result.style.color = paint(tint, theme);
  else if (!shapes) result.dataset.sample = name;
  return result;
}

const isSwitchedOn = (shown) => shown('isOn') === 'true';

const drawnKinds = {
  view: () => {},
  stack: () => {},
  scrollView: () => {},
  cell: () => {},

  label(box, get, { theme, scale, shown }) {
    const context = { theme, scale };
    drawText(box, shown('text') ?? '', get('textColor'), get('typography'), context);
    const alignment = get('textAlignment');
    if (alignment) box.style.textAlign = alignment === 'natural' ? 'start' : alignment;
    clamp(box, get('numberOfLines') ?? (box.classList.contains('label') ? 1 : 0));
  },

  textView: (box, get, context) => drawnKinds.label(box, get, context),

  link(box, get, { theme, scale, shown }) {
    const context = { theme, scale };
    drawText(box, shown('title') ?? '', get('textColor.*'), get('typography'), context);
    box.style.textDecoration = 'underline';
  },

  image(box, get, { theme, shown, name }) {
    const tint = get('templateColor') ?? get('view.tintColor');
    const size = points(get('symbolSize'), theme) || 24;
    const isTemplate = get('rendering') === 'template';
    box.append(imagePicture(shown('image') ?? name, isTemplate ? tint : undefined, theme, size));
  },

  button(box, get, { theme, scale, shown }) {
    const fill = get('states.*.backgroundFill') ?? get('states.*.backgroundColor');
    if (fill !== undefined) box.style.background = fillPaint(fill, theme);
    const [color, width] = [get('states.*.borderColor'), get('states.*.borderWidth')];
    setBorder(box, get('states.*.border'), color, width, theme);
    const shadow = drawnToken(get('states.*.shadow'), theme);
    if (shadow) box.style.boxShadow = shadow.style.boxShadow;
    const opacity = get('states.*.opacity');
    if (typeof opacity === 'number') box.style.opacity = opacity;
    const insets = get('contentInsets');
    if (insets !== undefined) setInsets(box, insets, theme);
    box.style.gap = pixels(get('imagePadding') ?? 0, theme);
    const directions = { top: 'column', bottom: 'column-reverse', trailing: 'row-reverse' };
    box.style.flexDirection = directions[get('imagePlacement')] ?? 'row';
    const image = shown('image');
    if (image !== undefined) box.append(imagePicture(image, get('states.*.imageColor'), theme, 20));
    if (shown('title') === undefined) return;
    const title = element('div', 'shape');
    const typography = get('states.*.typography') ?? get('typography');
    const context = { theme, scale };
    drawText(title, shown('title'), get('states.*.titleColor'), typography, context);
    box.append(title);
  },

  textField(box, get, { theme, scale, shown }) {
    const typed = shown('text');
    const color = (typed ? undefined : get('placeholderColor')) ?? get('textColor');
    const context = { theme, scale };
    drawText(box, typed || (shown('placeholder') ?? ''), color, get('typography'), context);
  },

  switch(box, get, { theme, shown }) {
    box.classList.toggle('off', !isSwitchedOn(shown));
    box.style.background = paint(
      get(isSwitchedOn(shown) ? 'onColor' : 'view.backgroundColor'),
      theme,
    );
    const thumb = element('div', 'thumb');
    thumb.style.background = paint(get('thumbColor'), theme) || '#fff';
    box.append(thumb);
  },

  activityIndicator(box, get, { theme }) {
    box.style.color = paint(get('color'), theme);
    box.classList.toggle('large', get('size') === 'large');
  },

  progress(box, get, { theme, shown }) {
    box.style.background = paint(get('trackColor'), theme);
    const bar = element('div', 'done');
    bar.style.background = paint(get('progressColor'), theme);
    const value = Number(shown('value'));
    if (Number.isFinite(value)) bar.style.width = `${Math.min(1, Math.max(0, value)) * 100}%`;
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

function labelledBox(name) {
  const box = element('div', 'part others wide');
  box.dataset.sample = name;
  spokenOf.set(box, { kind: 'app', shown: {}, standIn: name });
  return box;
}

// The name of what isn't drawn, which is no text of it.
function nameSign(name) {
  const sign = element('span', 'named');
  sign.dataset.sample = name;
  return sign;
}

// One element with what it shows in its slots.
function elementBox(context, index, texts) {
  const { component, look, theme, state, scale, source } = context;
  const spec = component.elements[index];
  const part = look.parts[index];
  const box = element('div', `part ${spec.kind}`);
  box.dataset.element = spec.name;
  const get = (path) => property(part, spec, path, state);
  if (['textField', 'textView', 'searchBar', 'progress'].includes(spec.kind))
    box.classList.add('wide');
  const isView = spec.kind === 'view';
  drawView(box, (name) => get(isView ? name : `view.${name}`), theme);
  const draw = drawnKinds[spec.kind];
  const shown = (slot) => texts[slot];
  if (draw) draw(box, get, { theme, scale, shown, name: spec.name });
  else box.append(nameSign(spec.name));
  spokenOf.set(box, { kind: spec.kind, shown: texts });
  source.marked(box, context, index);
  return box;
}

// MARK: Arrangements

function lengthOf(context, length) {
  const { layout, source } = context;
  if (length.layout === undefined) return source.length(length.value, context);
  return layout.parts[length.layout]?.properties?.[''];
}

const alignments = {
  fill: 'stretch',
  leading: 'start',
  top: 'start',
  center: 'center',
  trailing: 'end',
  bottom: 'end',
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

const distributions = {
  center: 'center',
  trailing: 'end',
  equalSpacing: 'space-between',
  equalCentering: 'space-between',
};

function setSize(box, context, item) {
  const set = (name, value) => {
    if (value === undefined || value === null) return;
    if (name === 'aspectRatio') box.style.aspectRatio = String(value);
    else box.style[name] = scaledPixels(value, context);
    if (name === 'width' || name === 'height') box.classList.add(`exact-${name}`);
  };
  for (const length of item.size ?? []) {
    const value = lengthOf(context, length);
    if (length.name !== 'size') set(length.name, value);
    else for (const [name, part] of Object.entries(value ?? {})) set(name, part);
  }
}

// How the items of a group follow one another: as it says, or as the look of the stack on which it is.
function layoutOf(context, item, box) {
  const { theme, component, look, state } = context;
  if (item.direction !== 'stack' || item.ground === undefined) {
    for (const length of item.insets ?? []) {
      const value = lengthOf(context, length);
      const edge = edgeNames[length.name];
      if (edge) box.style[`padding${edge}`] = pixels(value, theme);
      else if (value !== undefined) setInsets(box, value, theme);
    }
    return { ...item, gap: item.gap && lengthOf(context, item.gap) };
  }
  const ground = component.elements[item.ground];
  const get = (path) => property(look.parts[item.ground], ground, path, state);
  const insets = get('contentInsets');
  if (insets !== undefined) setInsets(box, insets, theme);
  return {
    direction: get('axis') === 'vertical' ? 'column' : 'row',
    gap: get('spacing'),
    alignment: get('alignment'),
    distribution: get('distribution'),
  };
}

// What stands where by which item, and with which weight.
const itemOf = new WeakMap();
const weightOf = new WeakMap();

// Whether a box is as wide as it may be.
const isWide = ({ classList }) => classList.contains('wide') && !classList.contains('exact-width');

const hasOwnSize = (box, name) =>
  box.classList.contains(`exact-${name}`) || Boolean(box.style.aspectRatio);

// Tracks that share by weight what the others leave; a column is as high as the one that needs most.
function setTracks(box, weights, isColumn) {
  const tracks = weights.map((each) =>
    each === undefined ? 'auto' : `minmax(0, ${1000 * each}fr)`,
  );
  box.style.display = 'grid';
  box.style.gridTemplate = isColumn
    ? `${tracks.join(' ')} / minmax(0, 1fr)`
    : `minmax(0, auto) / ${tracks.join(' ')}`;
}

// Something of a size of its own stands in the middle of what it cannot fill.
function setPlace(child, place) {
  const [align, justify = align] = place.split(' ');
  const placed = (word, name) => (word === 'stretch' && hasOwnSize(child, name) ? 'center' : word);
  child.style.alignSelf = placed(align, 'height');
  child.style.justifySelf = placed(justify, 'width');
}

function groupBoxes(context, item) {
  const inner = item.items.map((each) => [each, itemBoxes(context, each)]);
  if (inner.every(([, found]) => found === 'absent')) return 'absent';
  const shown = inner.filter(([, found]) => Array.isArray(found));
  // What is hidden for now leaves the element on which it would stand.
  if (!shown.length && item.ground === undefined) return 'hidden';
  const hasGround = item.ground !== undefined;
  const box = hasGround ? elementBox(context, item.ground, {}) : element('div', 'part');
  const { direction, gap, alignment, distribution } = layoutOf(context, item, box);
  box.classList.add('group', direction);
  spokenOf.set(box, {});
  if (gap !== undefined) box.style.gap = pixels(gap, context.theme);
  const children = shown.flatMap(([, boxes]) => boxes);
  const weights = children.map((child) =>
    distribution === 'fillEqually' ? 1 : weightOf.get(child),
  );
  const isColumn = direction === 'column';
  const hasWeight = (weight) => weight !== undefined;
  // A grid shares by weight whatever is in the items, but gives what others leave in turn to none.
  const isShared = isColumn ? weights.some(hasWeight) : weights.every(hasWeight);
  if (isShared && direction !== 'overlay') setTracks(box, weights, isColumn);
  const across = isShared && isColumn ? 'justify' : 'align';
  if (direction !== 'overlay') {
    box.style[`${across}Items`] = alignments[alignment] ?? 'stretch';
    if (!isShared) box.style.justifyContent = distributions[distribution] ?? 'start';
  }
  for (const [index, child] of children.entries()) {
    const { place } = itemOf.get(child);
    const weight = weights[index];
    if (isWide(child)) box.classList.add('wide');
    if (direction === 'overlay') setPlace(child, places[place ?? alignment] ?? 'stretch');
    else {
      if (place) child.style[`${across}Self`] = alignments[place];
      if (isShared && hasWeight(weight)) {
        // Its own height is the least that a column has for it; widths follow from the row's.
        if (isColumn) child.style.minHeight = child.style.height;
        child.style[isColumn ? 'height' : 'width'] = 'auto';
      } else if (hasWeight(weight)) child.style.flex = `${weight} 1 0`;
      // First come, first served.
      else if (direction === 'row') child.style.flexShrink = 1000 ** Math.min(index, 10);
      // What shares what others leave takes all that there is.
      if (weight > 0 && direction === 'row') box.classList.add('wide');
    }
    box.append(child);
  }
  return [box];
}

// What the slots of an item show; `undefined` where the content leaves all of it out.
function slotTexts({ source }, item, spec) {
  const slots = Object.entries(item.shows ?? {});
  const texts = {};
  for (const [slot, value] of slots) {
    const text = source.shown(value);
    if (text !== undefined) texts[slot] = text;
  }
  const isAbsent = slots.length > 0 && !Object.keys(texts).length && !spec.input;
  return isAbsent ? undefined : texts;
}

function elementBoxes(context, item) {
  const { component, source } = context;
  const spec = component.elements[item.element];
  if (spec.component) return source.nested(context, item.element, item);
  if (item.app) {
    const sample = spec.samples?.[0];
    const box = sample
      ? elementBox(context, item.element, { [spec.slot]: sample.text })
      : labelledBox(spec.name);
    if (!sample) {
      box.classList.add('exact-width');
      [box.style.width, box.style.height] = [`${8 * spec.name.length + 8}px`, '20px'];
    }
    if (!source.isSample) box.classList.add('stand-in');
    Object.assign(spokenOf.get(box), { kind: spec.kind, isOfApp: true });
    source.marked(box, context, item.element);
    return [box];
  }
  if (item.repeated) {
    const [slot, value] = Object.entries(item.shows)[0];
    const all = value?.field === undefined ? [] : source.list(value.field);
    if (!all.length) return 'absent';
    return all.map((text) =>
      elementBox(context, item.element, { [slot]: value.markup ? readMarkup(text) : text }),
    );
  }
  const texts = slotTexts(context, item, spec);
  for (const [slot, value] of Object.entries(texts ? (item.shows ?? {}) : {})) {
    if (value?.markup && texts[slot] !== undefined) texts[slot] = readMarkup(texts[slot]);
  }
  const titles = item.shows?.titles?.field;
  if (spec.kind === 'segmentedControl' && titles) texts.titles = source.list(titles);
  return texts ? [elementBox(context, item.element, texts)] : 'absent';
}

// The boxes of an item; `hidden` for one that a flag hides, `absent` where the content leaves out what it
// shows.
function itemBoxes(outer, item) {
  const { source } = outer;
  if (source.flag(item.visible, outer) === false || source.flag(item.hidden, outer) === true) {
    return 'hidden';
  }
  const context = { ...outer };
  if (source.flag(item.enabled, outer) === false) context.state = 'disabled';
  else if (errorOf(item, source) !== undefined) context.state = 'invalid';
  else if (source.flag(item.selected, outer) === true && outer.state === 'normal') {
    context.state = 'selected';
  }
  let boxes;
  if (item.direction) boxes = groupBoxes(context, item);
  else if (item.element !== undefined) boxes = elementBoxes(context, item);
  else boxes = source.whole(context, item.whole);
  if (boxes === 'absent' && item.otherwise) return itemBoxes(outer, item.otherwise);
  if (!Array.isArray(boxes)) return boxes;
  for (const box of boxes) {
    setSize(box, context, item);
    itemOf.set(box, item);
    stateSpoken(box, item, context);
    // That of a component within holds where the item around it has none.
    const weight = source.length(item.weight, context);
    if (weight !== undefined) weightOf.set(box, points(weight, context.theme));
  }
  return boxes;
}

// A component by its arrangement; nothing if it has nothing to show.
function arrangedBox(context) {
  const boxes = itemBoxes(context, context.component.arrangement);
  if (!Array.isArray(boxes)) return undefined;
  if (boxes.length === 1) return boxes[0];
  const column = element('div', 'part group column');
  spokenOf.set(column, {});
  column.append(...boxes);
  return column;
}

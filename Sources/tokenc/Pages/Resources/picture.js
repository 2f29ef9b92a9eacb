// Draws the pictures that tokenc worked out: pieces with marks, each in the colors of a theme. Nothing here decides how
// something looks or where it stands; see Sources/tokenc/Preview/PiecesRecord.swift for the form of the data.

const components = data.components ?? [];
const componentByName = new Map(components.map((component) => [component.name, component]));

// The folds of the data: a single number is of all themes.
const at = (numbers, theme) => (numbers?.length ? numbers[numbers.length > 1 ? theme : 0] : -1);
const tokens = data.tokens ?? [];
const valueIn = (token, theme) => at(token.values, theme);

// What lies beneath a theme's drawings.
function groundOf(theme) {
  const { surface, dark } = data.themes[theme];
  const ground = plainGround(dark);
  if (surface === undefined) return ground;
  return { ...ground, css: valueAt(valueIn(tokens[surface], theme))?.style?.background ?? '' };
}

// MARK: Shapes

const svgName = 'http://www.w3.org/2000/svg';

function shapeElement(name, attributes) {
  const result = document.createElementNS(svgName, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) result.setAttribute(attribute, value);
  }
  return result;
}

// A picture is { pieces, paints } with the theme in which it is drawn, its gradients, and what hears of its boxes. One that
// `varies` has variables of CSS in place of its colors, with the numbers of the paints.
let gradientCount = 0;

function paintOf(index, drawn) {
  const paint = drawn.table.paints[index];
  const own = Array.isArray(paint) ? paint[drawn.theme] : paint;
  return drawn.varies && typeof own === 'string' ? `var(--p${index})` : own;
}

// Fills a shape with a color or gradient.
function fill(shape, index, drawn) {
  const paint = paintOf(index, drawn);
  if (typeof paint === 'string') {
    shape.style.fill = paint;
    return shape;
  }
  gradientCount += 1;
  const [x, y] = paint.end;
  const id = `gradient-${gradientCount}`;
  const gradient = shapeElement('linearGradient', { id, x1: 1 - x, y1: 1 - y, x2: x, y2: y });
  for (const [offset, color] of paint.stops) {
    const stop = shapeElement('stop', { offset });
    stop.style.stopColor = color;
    gradient.append(stop);
  }
  drawn.definitions.append(gradient);
  shape.setAttribute('fill', `url(#${id})`);
  return shape;
}

function runElement({ text, size, weight, family, paint, italic, lines }, drawn) {
  const run = shapeElement('tspan', {
    'font-size': size,
    'font-weight': weight,
    'font-style': italic ? 'italic' : undefined,
    'font-family': family && `${family}, monospace`,
    'text-decoration': lines,
  });
  run.textContent = text;
  return paint === undefined ? run : fill(run, paint, drawn);
}

const markElements = {
  a([outline, paint, blur], drawn) {
    const shape = fill(shapeElement('path', { d: outline }), paint, drawn);
    if (blur) shape.style.filter = `blur(${blur}px)`;
    return shape;
  },

  b([outline, paint, width], drawn) {
    const shape = shapeElement('path', { d: outline, fill: 'none', 'stroke-width': width });
    const color = paintOf(paint, drawn);
    if (typeof color === 'string') shape.style.stroke = color;
    return shape;
  },

  d: ([outline]) => shapeElement('path', { d: outline, class: 'stand-in' }),
  u: ([outline]) => shapeElement('path', { d: outline, class: 'unknown' }),

  p([x, y, scale, ...shapes], drawn) {
    const group = shapeElement('g', { transform: `translate(${x} ${y}) scale(${scale})` });
    for (let index = 0; index < shapes.length; index += 2) {
      group.append(fill(shapeElement('path', { d: shapes[index] }), shapes[index + 1], drawn));
    }
    return group;
  },

  // A text is as wide as the layout has it, whichever font the browser takes.
  t([x, y, width, size, weight, paint, { text, runs, spacing, anchor, family }], drawn) {
    const line = shapeElement('text', {
      x,
      y,
      textLength: width || undefined,
      lengthAdjust: width ? 'spacingAndGlyphs' : undefined,
      'font-size': size,
      'font-weight': weight,
      'letter-spacing': spacing,
      'text-anchor': anchor,
      'font-family': family && `${family}, system-ui, sans-serif`,
    });
    if (text !== undefined) line.textContent = text;
    for (const run of runs ?? []) line.append(runElement(run, drawn));
    return fill(line, paint, drawn);
  },
};

// MARK: Speech

// What a box says, and nothing of what is in it, unless that is what a person typed.
function speak(box, { role, aria, choices = [], typed }) {
  box.setAttribute('role', role);
  for (const [name, value] of Object.entries(aria)) box.setAttribute(`aria-${name}`, value);
  if (!typed) for (const child of box.children) child.setAttribute('aria-hidden', 'true');
  for (const { title, on } of choices) {
    const choice = shapeElement('g', { role: 'radio', 'aria-label': title, 'aria-checked': on });
    box.append(choice);
  }
}

// MARK: Boxes

function boxElement(index, x, y, owners, drawn) {
  const piece = drawn.table.pieces[index];
  const box = shapeElement('g', {
    class: 'part',
    transform: x || y ? `translate(${x / 100} ${y / 100})` : undefined,
    opacity: piece.o,
  });
  if (piece.e !== undefined) box.dataset.element = piece.e;
  for (const mark of piece.m ?? []) box.append(markElements[mark[0]](mark.slice(1), drawn));
  for (const [left, top, child, ...inner] of piece.c ?? []) {
    box.append(boxElement(child, left, top, inner, drawn));
  }
  const [width, height] = piece.s.map((length) => length / 100);
  if (owners.length || piece.e !== undefined) {
    box.prepend(shapeElement('rect', { class: 'edge', width, height }));
    drawn.marked?.(box, owners, piece.e);
  }
  if (piece.say) speak(box, piece.say);
  if (piece.mute) box.setAttribute('aria-hidden', 'true');
  return box;
}

// The picture of a piece in a theme. `marked` hears of each box with the numbers of the components that it is, and
// the name of its element.
function pictureElement(index, theme, { table = data, label, marked, varies } = {}) {
  const [width, height] = table.pieces[index].s.map((length) => length / 100);
  const result = shapeElement('svg', {
    class: 'picture',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'group',
    'aria-label': label,
  });
  const definitions = shapeElement('defs', {});
  result.append(definitions);
  result.append(boxElement(index, 0, 0, [], { table, theme, definitions, marked, varies }));
  return result;
}

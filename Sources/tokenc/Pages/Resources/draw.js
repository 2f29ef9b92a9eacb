// Draws values. Each is one of the page's `values`: the text of a color, or what
// Sources/tokenc/Pages/ValueSketch.swift says of another one.

const sampleText = 'Съешь ещё этих мягких булок. Sphinx of black quartz 0123';
const shapes = find('shapes').content;

// The text of a color as CSS: `#ef3124 50%` is rgb(239 49 36 / 50%); what follows an equals sign has more
// digits.
function colorValue(value) {
  const [text, exact] = value.split('=');
  const [hex, alpha] = text.split(' ');
  const channels = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
  const css = exact
    ? `color(srgb ${exact})`
    : `rgb(${channels.join(' ')}${alpha ? ` / ${alpha}` : ''})`;
  const translucent = alpha !== undefined || Boolean(exact?.includes('/'));
  return { text, look: 'fill', translucent, style: { background: css } };
}

function valueAt(index) {
  const value = data.values[index];
  return typeof value === 'string' ? colorValue(value) : value;
}

const textAt = (index) => data.values[index].text ?? data.values[index].split('=')[0];

const isTranslucent = (value) => value.look === 'fill' && value.translucent;

// What lies beneath a drawing: CSS of a color, and whether it is dark.
const plainGround = (isDark) => ({ css: isDark ? '#1b1b1f' : '#fff', isDark });

function setStyle(shape, style) {
  for (const [property, css] of Object.entries(style)) shape.style[property] = css;
}

function picture(name) {
  return shapes.querySelector(`.${name}`).cloneNode(true);
}

function curvePicture([x1, y1, x2, y2]) {
  const result = picture('curve');
  const [a, b, c, d] = [x1, y1, x2, y2].map((number) => number * 100);
  result.querySelector('path').setAttribute('d', `M0 100 C${a} ${100 - b} ${c} ${100 - d} 100 0`);
  return result;
}

function dashesPicture(value) {
  const result = picture('dashes');
  const line = result.querySelector('path');
  setStyle(line, value.style);
  line.style.strokeDasharray = value.dashes.map((length) => `${length}px`).join(' ');
  line.style.strokeLinecap = value.cap;
  return result;
}

function shapeOf(value) {
  if (value.look === 'curve') return curvePicture(value.curve);
  if (value.look === 'dashes') return dashesPicture(value);
  const shape = element('div', 'shape');
  setStyle(shape, value.style);
  // Samples are content of style, since they are pictures of text and nothing to read.
  if (value.look === 'text') shape.dataset.sample = sampleText;
  if (value.look === 'letters') shape.dataset.sample = 'Аа Бб Aa Bb 123';
  if (value.look === 'number') shape.dataset.sample = value.text;
  if (value.look !== 'motion') return shape;
  const track = element('div', 'track');
  track.append(shape);
  return track;
}

// The drawing of a value over a background.
function drawing(value, ground) {
  const result = element('div', `drawing ${value.look}${ground.isDark ? ' dark' : ''}`);
  result.setAttribute('aria-hidden', 'true');
  result.style.background = ground.css;
  if (isTranslucent(value)) result.classList.add('translucent');
  result.append(shapeOf(value));
  if (value.look === 'motion' && value.curve) result.append(curvePicture(value.curve));
  return result;
}

// Letters in a color over the background with which the color is declared.
function letters(color, background, ground) {
  const result = element('div', 'drawing pair');
  result.setAttribute('aria-hidden', 'true');
  result.style.background = ground.css;
  const shape = element('div', 'shape');
  shape.style.background = background;
  shape.style.color = color;
  shape.dataset.sample = 'Аа Aa 12';
  result.append(shape);
  return result;
}

// What moves does so when it is asked to.
function playButton(drawn) {
  const button = buttonElement('play', 'Play', () => {
    const isPlaying = drawn.classList.toggle('playing');
    button.textContent = isPlaying ? 'Pause' : 'Play';
  });
  return button;
}

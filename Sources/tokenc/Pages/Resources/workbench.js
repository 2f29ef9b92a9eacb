// The workbench: values are changed here, and the server says what follows. Each question has all changes; nothing is
// written.

const rowLimit = 250;
const samples = data.samples ?? [];
const byPath = new Map(tokens.map((token, index) => [token.path, index]));
const choices = [{ name: 'brand', contexts: brands }, ...axes];

// The steps that can be undone, each with all changes, and the one that counts.
let steps = [[]];
let place = 0;
// A change goes on while a slider moves, and is one step.
let isMoving = false;
let rest;
let chosen = -1;
// The contexts to which changes are limited; none for all themes that share a value.
let limits;
// The answers for the changes as they are, and for none.
let drawn = { changed: new Map(), values: [], views: [], told: [] };
let before;
let shownShape;

const edits = () => steps[place];

// MARK: Themes

const theme = () => {
  const wanted = choices.map(({ name, contexts }) => filters[name] || contexts[0]).join('\n');
  const names = data.themes.map(({ brand, contexts }) => [brand, ...contexts].join('\n'));
  return Math.max(0, names.indexOf(wanted));
};

const drawnThemes = () => (isOn('allthemes') ? [...data.themes.keys()] : [theme()]);

// MARK: Questions

const ask = (path, question) => post(`workbench/${path}`, { edits: edits(), ...question });

async function askDrawing(question) {
  const documents = [...samples.keys()];
  const answer = await ask('draw', { documents, shape: drawn.shape, ...question });
  const changed = new Map(answer.changed.map((entry) => [entry.token, entry]));
  // What only has other colors comes without its pieces.
  return { views: [], pieces: drawn.pieces, ...answer, changed };
}

// One question is under way at a time; what changed meanwhile is asked then.
let isAsking = false;
let isStale = false;
let soon;

async function refresh() {
  clearTimeout(soon);
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  try {
    while (isStale) {
      isStale = false;
      await draw();
    }
    soon = setTimeout(showEffects, 200);
  } catch {
    say('the server does not answer');
  } finally {
    isAsking = false;
  }
}

async function draw() {
  const themes = drawnThemes();
  if (isOn('compare') && before?.key !== themes.join()) {
    before = { ...(await askDrawing({ themes, edits: [], shape: '' })), key: themes.join() };
  }
  drawn = await askDrawing({ themes });
  find('fault').textContent = drawn.fault?.message ?? '';
  find('repair').hidden = !drawn.repairs;
  showList();
  showScreens(themes);
  showChanges();
}

// MARK: Values

// What a token is in a theme after the changes.
function shownValue(index, answer = drawn, shown = theme()) {
  const entry = answer.changed.get(index);
  const value = at((entry ?? tokens[index]).values, shown);
  const known = (entry ? answer.values : data.values)[value];
  return typeof known === 'string' ? colorValue(known) : known;
}

function shownGround(shown, answer = drawn) {
  const { surface, dark } = data.themes[shown];
  const css = shownValue(surface, answer, shown)?.style?.background;
  return css ? { css, isDark: dark } : plainGround(dark);
}

// MARK: Tokens

const signs = { text: 'Aa', letters: 'Aa', bar: '↔', corner: '◜', shadow: '▣', motion: '»' };

function rowElement(index) {
  const value = shownValue(index);
  const isColor = value?.look === 'fill';
  const sign = isColor
    ? drawing(value, shownGround(theme()))
    : element('span', '', signs[value?.look] ?? '·');
  sign.classList.add('sign');
  const row = buttonElement('token-row', sign, () => select(index));
  row.value = String(index);
  row.setAttribute('aria-pressed', String(index === chosen));
  row.append(element('span', 'name', tokens[index].path), element('span', 'value', value?.text));
  if (drawn.changed.has(index)) {
    row.classList.add('changed');
    row.setAttribute('aria-description', 'changed');
  }
  return row;
}

function isListed(token, index) {
  const text = lower(`${token.path} ${token.server ?? ''} ${token.description ?? ''}`);
  return (
    (!filters.type || token.type === filters.type) &&
    (!isOn('onlychanged') || drawn.changed.has(index)) &&
    wordsOf(filters.search).every((word) => text.includes(word))
  );
}

function showList() {
  const list = find('tokens');
  const focused = list.contains(document.activeElement) ? document.activeElement.value : undefined;
  const all = [...tokens.keys()].filter((index) => isListed(tokens[index], index));
  const items = all.slice(0, rowLimit).map((index) => element('li', '', rowElement(index)));
  const left = all.length - items.length;
  if (left > 0) items.push(element('li', 'about', `and ${left} more: search for them`));
  list.replaceChildren(...items);
  list.querySelector(`button[value="${focused}"]`)?.focus();
}

function select(index) {
  chosen = index;
  limits = undefined;
  filters.token = tokens[index]?.path ?? '';
  keepAddress();
  for (const row of find('tokens').querySelectorAll('button')) {
    row.setAttribute('aria-pressed', String(Number(row.value) === index));
  }
  return showEditor();
}

// MARK: Screens

function cellElement(index, number, shown) {
  const words = [samples[index].name, isOn('allthemes') ? data.themes[shown].name : ''];
  const label = words.filter(Boolean).join(', ');
  const answers = isOn('compare') ? { before, after: drawn } : { '': drawn };
  const stages = Object.entries(answers).map(([name, answer]) => {
    const ground = shownGround(shown, answer);
    const varies = answer === drawn;
    const stage = element('div', `drawing screen theme-${shown}${ground.isDark ? ' dark' : ''}`);
    stage.style.background = varies ? 'var(--ground)' : ground.css;
    const says = { table: answer, label: `${label} ${name}`.trim(), varies };
    stage.append(pictureElement(answer.views[index][number], shown, says));
    return element('div', '', name ? element('p', '', name) : undefined, stage);
  });
  const caption = element('figcaption', '', label);
  return element('figure', 'cell', caption, element('div', 'stages', ...stages));
}

// The colors of the pictures, which change without the rest of them.
function showPaints(themes) {
  const rules = themes.map((shown) => {
    const colors = (drawn.paints ?? []).map((paint) =>
      Array.isArray(paint) ? paint[shown] : paint,
    );
    const lines = colors.map((color, index) => `--p${index}: ${color};`);
    return `.theme-${shown} { --ground: ${shownGround(shown).css}; ${lines.join(' ')} }`;
  });
  find('paints').textContent = rules.join(' ');
}

function showScreens(themes) {
  showPaints(themes);
  const shape = [drawn.shape, themes, filters.compare].join();
  if (shape === shownShape) return;
  shownShape = shape;
  const cells = [...samples.keys()]
    .filter((index) => drawn.views[index]?.length)
    .flatMap((index) => themes.map((shown, number) => cellElement(index, number, shown)));
  if (!cells.length) cells.push(element('p', 'about', 'There are no screens to draw.'));
  find('cells').replaceChildren(...cells);
  fitScreens();
}

const fitScreens = () => find('cells').style.setProperty('--zoom', String(filters.scale / 100));

// MARK: Changes

const keyOf = (edit) => JSON.stringify([edit.token, edit.theme, edit.limits, edit.at]);

// A later value of a place takes that of an earlier one.
function change(edit, goesOn = false) {
  const own = { token: tokens[chosen].path, theme: data.themes[theme()].name, limits, ...edit };
  putStep([...edits().filter((each) => keyOf(each) !== keyOf(own)), own]);
  isMoving = goesOn;
  clearTimeout(rest);
  rest = setTimeout(() => {
    isMoving = false;
  }, 800);
  return changed();
}

function putStep(next) {
  if (!isMoving) place += 1;
  steps = [...steps.slice(0, place), next];
}

function changed() {
  find('undo').disabled = place === 0;
  find('redo').disabled = place === steps.length - 1;
  find('take').disabled = !edits().length;
  keepAddress();
  return refresh();
}

async function step(by) {
  if (!steps[place + by]) return;
  isMoving = false;
  place += by;
  await changed();
  await showEditor();
  say(by < 0 ? 'undone' : 'done again');
}

function showChanges() {
  const items = drawn.told.map(({ token, text }, index) => {
    const words = element('span', '', element('code', '', token), ` ${text}`);
    const remove = buttonElement('small', 'Remove', async () => {
      isMoving = false;
      putStep(edits().filter((_, other) => other !== index));
      await changed();
      await showEditor();
      find('changes-title').focus();
    });
    remove.setAttribute('aria-label', `Remove the change of ${token}`);
    return element('li', '', words, remove);
  });
  find('edits').replaceChildren(...items);
  find('nothing').hidden = items.length > 0;
  find('count').textContent = drawn.count;
}

// MARK: Editor

async function showEditor() {
  if (chosen < 0) return;
  const { path, type } = tokens[chosen];
  const answer = await ask('value', { token: path, theme: data.themes[theme()].name });
  if (answer.token !== tokens[chosen].path) return;
  find('editor-title').textContent = path;
  find('about').textContent = answer.about;
  const chain = element('p', 'chain', answer.chain.length ? 'Takes its value from' : '');
  for (const index of answer.chain) {
    const open = async () => {
      await select(index);
      find('editor-title').focus();
    };
    chain.append(' ', buttonElement('small', tokens[index].path, open));
  }
  const parts = answer.fields.map((field) => {
    const legend = element('legend', '', field.label || type);
    return element('fieldset', 'field', legend, ...valueRows(field));
  });
  find('fields').replaceChildren(chain, ...parts, reachElement(answer.reach));
}

const changeAndShow = (edit) => change(edit).then(showEditor);

const row = (label, ...controls) =>
  element('label', 'row', element('span', '', label), ...controls);

function input(type, value, attributes = {}) {
  const result = element('input', type === 'range' ? '' : 'long');
  Object.assign(result, { type, ...attributes, value });
  return result;
}

// Of values that are one field: the field's type, and what it has.
const plain = {
  number: ['number', (field) => field.valueAsNumber],
  text: ['text', (field) => field.value],
  flag: ['checkbox', (field) => field.checked],
};

function valueRows(shown) {
  const { kind, at: part, value, unit, units } = shown;
  if (kind === 'color') return colorRows(shown);
  if (kind === 'alias') return aliasRows(shown);
  if (kind === 'reference') return [element('code', '', value)];
  const [type, read] = plain[kind];
  const field = input(type, value, { step: 'any', checked: value });
  const unitField = element('select', 'long');
  for (const each of units ?? []) unitField.append(new Option(each, each, false, each === unit));
  const send = () => {
    const number = read(field);
    const json = units ? { value: number, unit: unitField.value } : number;
    if (!Number.isNaN(number)) changeAndShow({ at: part, json });
  };
  for (const each of [field, unitField]) each.addEventListener('change', send);
  return units ? [row('Value', field), row('Unit', unitField)] : [row('Value', field)];
}

// Of each channel of OKLCH the end of its slider, and the colors to which the slider leads.
const channels = [
  { label: 'Lightness', max: 1, step: 0.001, stops: [0, 0.25, 0.5, 0.75, 1] },
  { label: 'Chroma', max: 0.37, step: 0.001, stops: [0, 0.1, 0.2, 0.37] },
  { label: 'Hue', max: 360, step: 0.5, stops: [0, 60, 120, 180, 240, 300, 360] },
  { label: 'Opacity', max: 1, step: 0.01, stops: [0, 1] },
];

function colorRows({ at: part, oklch, text }) {
  const written = input('text', text, { spellcheck: false });
  written.addEventListener('change', () => changeAndShow({ at: part, text: written.value }));
  let color = oklch;
  const replaced = (channel, number) =>
    color.map((each, other) => (other === channel ? number : each));
  const rows = channels.map(({ label, max, step: size }, channel) => {
    const slider = input('range', color[channel], { min: 0, max, step: size });
    slider.addEventListener('input', () => {
      color = replaced(channel, slider.valueAsNumber);
      paint();
      change({ at: part, oklch: color }, true);
    });
    return row(label, slider, element('output'));
  });
  function paint() {
    for (const [channel, { stops }] of channels.entries()) {
      const css = stops.map((stop) => {
        const [lightness, chroma, hue, alpha] = replaced(channel, stop);
        return `oklch(${lightness} ${chroma} ${hue} / ${alpha})`;
      });
      rows[channel].style.setProperty('--track', `linear-gradient(in oklab to right, ${css})`);
      rows[channel].lastChild.value = String(Math.round(color[channel] * 1000) / 1000);
    }
  }
  paint();
  return [row('Color', written), ...rows];
}

// Another token, or a value of its own.
function aliasRows({ at: part, value, type, oklch }) {
  const field = input('text', value);
  field.setAttribute('list', 'offers');
  const known = tokens.filter((each) => !type || each.type === type);
  find('offers').replaceChildren(...known.map(({ path }) => new Option(path)));
  field.addEventListener('change', () =>
    changeAndShow({ at: part, text: `{${field.value.trim()}}` }),
  );
  const own = () => changeAndShow({ at: part, oklch });
  const rows = [row('Alias of', field)];
  return oklch ? [...rows, buttonElement('small', 'Give it a color of its own', own)] : rows;
}

// The themes in which a change counts.
function reachElement(reach) {
  const choice = element('select', 'long');
  const same = (one) => JSON.stringify(one.limits) === JSON.stringify(limits);
  choice.append(...reach.map((one, index) => new Option(one.label, index, false, same(one))));
  choice.addEventListener('change', () => {
    limits = reach[choice.value].limits;
  });
  const result = row('Change it in', choice);
  result.hidden = !reach.length;
  return result;
}

// MARK: Effects

function tableElement({ title, head, rows }) {
  const line = (name, cells, className) =>
    element('tr', className, ...cells.map((cell) => element(name, '', cell)));
  const lines = rows.map(({ cells, poor }) => line('td', cells, poor ? 'bad' : ''));
  if (head.length) lines.unshift(line('th', head, ''));
  return element('table', '', element('caption', '', title), ...lines);
}

async function showEffects() {
  const list = edits();
  find('effects').hidden = !list.length;
  if (!list.length) return;
  const { summary, sections, lost } = await ask('effects');
  if (list !== edits()) return;
  find('found').replaceChildren(element('p', 'about', summary), ...sections.map(tableElement));
  say(lost ? `pairs that lose contrast: ${lost}` : 'no pair loses contrast');
}

// MARK: Patch

async function takePatch() {
  const { unsound, patch, report, commands } = await ask('patch');
  find('fault').textContent = unsound ? `there is no patch, as ${unsound}` : '';
  if (unsound) return;
  for (const [name, text] of Object.entries({ patch, report, commands })) {
    find(`${name}-text`).textContent = text;
    find(`copy-${name}`).dataset.copy = text;
  }
  find('save').href = URL.createObjectURL(new Blob([patch]));
  find('patch').showModal();
}

// MARK: Address

// The changes stand in the address, so that a link and a reload have them.
let linked = '';

async function keepAddress() {
  const list = edits();
  const code = list.length ? await packed(JSON.stringify(list)) : '';
  if (list !== edits()) return;
  linked = code;
  const parameters = new URLSearchParams(address({}).slice(1));
  if (code) parameters.set('changes', code);
  if (code) parameters.set('digest', data.digest);
  history.replaceState(null, '', `#${parameters}`);
}

async function openAddress() {
  readAddress();
  const { code, digest } = linkedText('changes');
  if (code && code === linked) return;
  steps = [[]];
  try {
    if (code) steps.push([...JSON.parse(await unpacked(code))]);
    if (code && digest !== data.digest) say('this link was made with other tokens or specs');
  } catch {
    say('the changes of this link cannot be read');
  }
  place = steps.length - 1;
  await changed();
  if (byPath.has(filters.token)) select(byPath.get(filters.token));
}

function choose(name, value) {
  if (filters[name] === value) return undefined;
  show(name, value);
  keepAddress();
  if (name === 'scale') return fitScreens();
  if (['search', 'type', 'onlychanged'].includes(name)) return showList();
  limits = undefined;
  return refresh().then(showEditor);
}

// MARK: Start

for (const { name, contexts } of choices.filter((each) => each.contexts.length > 1)) {
  offerContexts(name, contexts, choose);
}
find('allthemes').parentElement.hidden = data.themes.length < 2;
options(find('type'), unique(tokens.map(({ type }) => type)).filter(Boolean), 'all types');
for (const field of document.querySelectorAll(
  'form :is(input, select), .find :is(input, select)',
)) {
  initial[field.id] = choiceIn(field);
  field.addEventListener('input', () => choose(field.id, choiceIn(field)));
}
initial.token = '';
const acts = {
  undo: () => step(-1),
  redo: () => step(1),
  take: takePatch,
  close: () => find('patch').close(),
  async repair() {
    const { edits: found, text } = await ask('repair');
    if (found.length) putStep([...edits(), ...found]);
    await changed();
    say(text);
  },
  async share() {
    await keepAddress();
    find('share').dataset.copy = location.href;
    copy(find('share'), 'the link');
  },
};
for (const [id, act] of Object.entries(acts)) find(id).addEventListener('click', act);
find('filters').addEventListener('submit', (event) => event.preventDefault());
addEventListener('keydown', (event) => {
  const isTyped = event.target.matches?.('input:not([type=range], [type=radio], [type=checkbox])');
  const isUndo = (event.ctrlKey || event.metaKey) && lower(event.key) === 'z';
  if (isTyped || !(isUndo || event.key === '/')) return;
  event.preventDefault();
  if (isUndo) step(event.shiftKey ? 1 : -1);
  else find('search').focus();
});
addEventListener('hashchange', openAddress);
openAddress();

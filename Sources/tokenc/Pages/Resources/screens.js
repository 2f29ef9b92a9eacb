// The page of screens: a document, what is wrong with it, and what it looks like in each chosen theme.
//
// In a file it has documents that tokenc drew. Where 'tokenc preview --serve' shows it, each change of a document is a
// question to that server, which draws it, checks it and completes it.

const isLive = Boolean(data.live);
const treeLimit = 400;
const samples = new Map((data.samples ?? []).map((sample) => [sample.name, sample]));

// The drawn document: { text, findings, outline, table, views }, where the table has the pieces, and a view gives the
// piece of a cell.
let current = { text: '', findings: [], outline: [], table: data };
let selection;
// The next question about what is written, and the number of the last one.
let waiting;
let asked = 0;

// MARK: Choices

// What can be chosen several times, by name: a cell is drawn for each combination.
const choices = [
  { name: 'brand', values: brands, start: brands.slice(0, 1) },
  ...axes.map(({ name, contexts }) => ({ name, values: contexts, start: contexts.slice(0, 1) })),
  { name: 'text', values: data.sizes ?? ['large'], start: ['large'] },
  { name: 'direction', values: isLive ? ['ltr', 'rtl'] : ['ltr'], start: ['ltr'] },
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
      const button = buttonElement('', value, () => {
        const others = chosen(name).filter((each) => each !== value);
        const isNew = !chosen(name).includes(value);
        const next = isNew
          ? values.filter((each) => each === value || others.includes(each))
          : others;
        choose(name, joined(next.length ? next : [value]));
      });
      button.value = value;
      button.dataset.choice = name;
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
  else if (name === 'scale') fitCells();
  else if (name === 'root') update();
  else if (name !== 'vision') redraw();
}

// Every theme there is.
function chooseEverything() {
  for (const { name, values } of choices) {
    if (name !== 'text' && name !== 'direction') show(name, joined(values));
  }
  showChoices();
  history.replaceState(null, '', address({}));
  redraw();
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
  const sizes = chosen('text');
  const directions = chosen('direction');
  return themes.flatMap((theme) =>
    (sizes.length ? sizes : ['large']).flatMap((size) =>
      (directions.length ? directions : ['ltr']).map((dir) => ({ theme, size, dir })),
    ),
  );
}

// MARK: Questions

const ask = (path, question) =>
  post(path, { document: field.value, root: filters.root, ...question });

// What the server says of the text as it is now; `undefined` for an answer that a later one overtakes.
async function askDrawing() {
  asked += 1;
  const number = asked;
  const cells = cellChoices();
  const text = field.value;
  const answer = await ask('draw', {
    width: Number(filters.width),
    state: filters.state || 'normal',
    views: cells.map(({ theme, size, dir }) => [theme, size, dir]),
  });
  return number === asked ? { answer, cells, text } : undefined;
}

// MARK: Cells

const drawnBoxes = new WeakMap();

// Remembers of a box which components it is, and for boxes in it whose element they are.
function note(box, owners, name, theme) {
  drawnBoxes.set(box, { owners, name, theme });
}

function cellElement({ theme, size, dir }, piece) {
  const cell = element('figure', 'cell');
  const state = filters.state || '';
  const words = [data.themes[theme].name];
  if (size !== 'large') words.push(`text ${size}`);
  if (dir === 'rtl') words.push('right to left');
  const label = words.filter(Boolean).join(', ') || 'screen';
  const stage = element('div', 'drawing screen');
  stage.style.setProperty('--width', `${filters.width}px`);
  const ground = groundOf(theme);
  stage.style.background = ground.css;
  if (ground.isDark) stage.classList.add('dark');
  stage.append(
    pictureElement(piece, theme, {
      table: current.table,
      label: [label, state].filter(Boolean).join(', '),
      marked: (box, owners, name) => note(box, owners, name, theme),
    }),
  );
  cell.append(element('figcaption', '', label), stage);
  return cell;
}

function drawCells() {
  const cells = find('cells');
  const shown = cellChoices()
    .map((cell) => [cell, current.view?.(cell) ?? -1])
    .filter(([, piece]) => piece >= 0);
  if (shown.length)
    cells.replaceChildren(...shown.map(([cell, piece]) => cellElement(cell, piece)));
  else {
    const reason = current.undrawn ?? 'Nothing of the document decodes.';
    cells.replaceChildren(element('p', 'about', reason));
  }
  fitCells();
  markSelection();
}

// As small as cells have to be to stand side by side, unless nothing of them could be read.
function fitCells() {
  const cells = find('cells');
  const count = Math.max(1, cells.children.length);
  const room = cells.clientWidth / count - 16;
  const fitting = Math.min(1, Math.max(0.3, room / (Number(filters.width) + 2)));
  const zoom = filters.scale ? Number.parseFloat(filters.scale) / 100 : fitting;
  cells.style.setProperty('--zoom', String(Math.floor(zoom * 1000) / 1000));
}

new ResizeObserver(fitCells).observe(find('cells'));

find('cells').addEventListener('click', (event) => {
  let name;
  for (let box = event.target; box && box !== find('cells'); box = box.parentElement) {
    const found = drawnBoxes.get(box);
    name ??= found?.name;
    if (found?.owners.length) {
      select({ index: found.owners[0], name, theme: found.theme });
      return;
    }
  }
});

// MARK: Selection

const rangeOf = (index) => {
  const [, , start, end] = current.outline[index];
  return { start, end };
};

function select(found) {
  selection = found;
  editing.selected = rangeOf(found.index);
  drawMarks(current.findings);
  showRange(editing.selected.start, editing.selected.end, false);
  markSelection();
  showDetails();
}

function markSelection() {
  for (const box of find('cells').querySelectorAll('.part')) {
    const isSelected = Boolean(drawnBoxes.get(box)?.owners.includes(selection?.index));
    box.classList.toggle('chosen', isSelected);
  }
  for (const button of find('tree').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(Number(button.value) === selection?.index));
  }
}

function outlineOf([pointer, component, , , , , ...faulty]) {
  const words = faulty.length ? ` without ${faulty.join(', ')}` : '';
  return `${pointer} ${components[component].name}${words}`;
}

function drawTree() {
  const list = find('tree');
  const shown = current.outline.slice(0, treeLimit);
  list.replaceChildren(
    ...shown.map((entry, index) => {
      const open = () => select({ index, theme: firstTheme() });
      const button = buttonElement('node', outlineOf(entry), open);
      button.value = String(index);
      button.style.setProperty('--depth', String(Math.min(entry[4], 12)));
      return element('li', '', button);
    }),
  );
  const left = current.outline.length - shown.length;
  if (left > 0) list.append(element('li', 'about', `and ${left} more`));
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

function partRows(list, name, properties, theme) {
  for (const [path, value] of Object.entries(properties)) {
    list.append(element('dt', '', [name, path].filter(Boolean).join('.')));
    list.append(element('dd', '', ...valueElements(value, theme)));
  }
}

function showDetails() {
  const details = find('details');
  // A control that loses its place gets the focus back in the controls that are made next.
  turned ??= details.contains(document.activeElement)
    ? document.activeElement.dataset.field
    : undefined;
  details.replaceChildren();
  if (!selection) return;
  const { index, name, theme } = selection;
  const [pointer, number, , , , lookIndex] = current.outline[index];
  const component = components[number];
  const heading = element('h3');
  heading.append(
    itemLink('component', component.name),
    ` in ${data.themes[theme].name || 'the theme'}`,
  );
  details.append(heading);
  if (!component.arranged) {
    const reason = component.app ? 'The app draws it' : 'Its spec has no arrangement';
    details.append(element('p', 'about', `${reason}, so it is a box with its name.`));
  }
  const knobs = element('div');
  details.append(knobs);
  if (isLive) showKnobs(knobs, pointer);
  const list = element('dl');
  const look = current.table.looks[lookIndex];
  const rows = Object.entries(look.elements);
  if (name !== undefined) rows.sort(([one], [other]) => (other === name) - (one === name));
  for (const [path, properties] of rows) partRows(list, path, properties, theme);
  for (const [path, properties] of Object.entries(look.layout)) {
    partRows(list, `layout.${path}`, properties, theme);
  }
  details.append(list);
}

async function showKnobs(place, pointer) {
  const { text } = current;
  try {
    const { knobs } = await ask('knobs', { pointer });
    // An edit in the meantime has other places.
    if (text !== field.value || !place.isConnected) return;
    place.replaceChildren(knobsElement(knobs, turnKnob));
    if (turned) place.querySelector(`[data-field="${CSS.escape(turned)}"]`)?.focus();
    turned = undefined;
  } catch {
    // The server has ended, or starts again.
  }
}

// The knob to go back to.
let turned;

// Writes what a knob says, and goes back to it.
function turnKnob(edit, name) {
  if (!edit) return;
  turned = name;
  replaceRange(edit);
  clearTimeout(waiting);
  update();
}

// MARK: The document

const counted = (number, noun) => `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;

// Shows what was said of a text: all of it, or its faults alone where it can't be read.
function showAnswer({ whole, faults, errors, warnings }, drawn) {
  const selected = selection && current.outline[selection.index];
  find('cells').classList.toggle('stale', !whole);
  if (whole) {
    current = { ...drawn, findings: faults };
    const index = current.outline.findIndex(
      ([pointer, component]) => pointer === selected?.[0] && component === selected?.[1],
    );
    selection = index < 0 ? undefined : { ...selection, index };
    editing.selected = selection && rangeOf(index);
    drawTree();
    drawCells();
  } else {
    // What can't be read leaves the screen as it was; the selected range isn't known.
    current = { ...current, findings: faults };
    editing.selected = undefined;
  }
  showDetails();
  listFaults(faults, errors + warnings);
  drawMarks(faults);
  find('count').textContent =
    `${counted(errors, 'fault')}, ${counted(warnings, 'warning')}` +
    (whole ? '' : '; the screen is as it was before');
}

// The view of a document that the server drew for these cells.
function viewOf(cells, pieces) {
  const byCell = new Map(cells.map((cell, index) => [JSON.stringify(cell), pieces[index]]));
  return (cell) => byCell.get(JSON.stringify(cell)) ?? -1;
}

async function update() {
  if (!isLive) return;
  try {
    const found = await askDrawing();
    if (!found) return;
    const { answer, cells, text } = found;
    showAnswer(answer, {
      text,
      outline: answer.outline ?? [],
      table: answer,
      view: viewOf(cells, answer.views ?? []),
    });
    if (answer.cut) say('too much to draw; a part is left out');
  } catch {
    say('the server does not answer');
  }
}

function updateSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(update, 30);
}

// A recorded document or sample as tokenc drew it for this page.
function showSample(sample) {
  const { text, outline, views } = sample;
  const view = ({ theme, size }) => {
    const state = filters.state || 'normal';
    const sized = state === 'normal' ? views[`${size} normal`] : views[`large ${state}`];
    return at(sized ?? views['large normal'], theme);
  };
  selection = undefined;
  showAnswer(sample.whole ? sample : { ...sample, whole: true }, {
    text,
    outline,
    table: data,
    view,
    undrawn: sample.whole ? undefined : 'The document cannot be read.',
  });
}

function redraw() {
  if (isLive) update();
  else drawCells();
}

function openText(text) {
  field.value = text;
  field.scrollTop = 0;
  if (isLive) {
    update();
    return;
  }
  current = { text, findings: [], outline: [], table: data, undrawn: editingWords };
  selection = undefined;
  drawTree();
  drawCells();
  showDetails();
  listFaults([], 0);
  drawMarks([]);
  find('count').textContent = '';
}

function openSample(name) {
  const sample = samples.get(name) ?? samples.values().next().value;
  if (isLive || !sample) openText(sample?.text ?? '{}\n');
  else {
    field.value = sample.text;
    field.scrollTop = 0;
    showSample(sample);
  }
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
  const { code, digest } = linkedText('document');
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
const editingWords =
  "This page shows documents. 'tokenc preview --serve 8080' draws and edits any.";

async function complete() {
  if (!isLive) return;
  const caret = field.selectionStart;
  const text = field.value;
  try {
    const answer = await ask('offers', { caret });
    if (text === field.value && caret === field.selectionStart) {
      showOffers(answer.offers, firstTheme());
    }
  } catch {
    closeOffers();
  }
}

// Says where the caret is.
function showPlace() {
  find('place').textContent = placeIn(field.value, field.selectionStart);
}

find('sample').append(...[...samples.keys()].map((name) => new Option(name, name)));
find('root').append(
  new Option('whatever is a component in it', ''),
  new Option('any component', `${data.prefix}ComponentContent`),
  ...components.map(({ name }) => new Option(name, data.prefix + name)),
);
find('state').append(
  ...(data.states ?? [])
    .filter((state) => state !== 'normal')
    .map((state) => new Option(state, state)),
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
if (isLive) {
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
} else {
  field.readOnly = true;
  find('editing').textContent = editingWords;
  for (const id of ['complete', 'root', 'width']) find(id).closest('label, button').hidden = true;
}
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
  if (isLive && written !== undefined) openText(written);
});

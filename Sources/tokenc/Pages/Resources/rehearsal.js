// Screens before and after: what a new version does to each, the worst first.

const screens = data.screens;
const byName = new Map(screens.map((screen) => [screen.name, screen]));
const allThemes = [...data.themes.keys()];
const kindNames = {
  lost: 'names lost',
  contrast: 'contrast lost',
  mended: 'contrast mended',
  cut: 'texts that no longer fit',
  look: 'looks changed',
};

const isIn = (themes) => themes.some((theme) => isThemeShown(data.themes[theme]));

// MARK: Findings

// What is found of a screen: its kind, the themes where it holds, and the change that many screens may have.
function findingsOf(screen) {
  const lost = (screen.lost ?? []).map((text) => ({
    kind: 'lost',
    text,
    themes: allThemes,
    at: [],
  }));
  const contrasts = screen.contrasts.map(({ change, count, at }) => {
    const shift = data.contrasts[change];
    const isPoor = shift.themes.some((theme) => theme.new < theme.minimum);
    const themes = shift.themes.map(({ theme }) => theme);
    return { kind: isPoor ? 'contrast' : 'mended', shift, themes, count, at };
  });
  const cuts = (screen.cut ?? []).map((cut) => ({
    kind: 'cut',
    cut,
    themes: cut.themes,
    count: 1,
    at: [cut.at],
  }));
  const looks = screen.looks.map(({ change, count, at }) => {
    const look = data.looks[change];
    const themes = unique(
      look.properties.flatMap(({ values }) => values.flatMap((value) => value.themes)),
    );
    return { kind: 'look', look, number: change + 1, themes, count, at };
  });
  return [...lost, ...contrasts, ...cuts, ...looks];
}

for (const screen of screens) screen.findings = findingsOf(screen);

const componentOf = (finding) => (finding.shift ?? finding.cut ?? finding.look)?.component;
const found = screens.flatMap((screen) => screen.findings);
const kinds = unique(found.map(({ kind }) => kind));

for (const kind of Object.keys(kindNames)) {
  if (kinds.includes(kind)) find('kind').append(new Option(kindNames[kind], kind));
}
find('kind').prepend(new Option('all findings', '', true, true));
options(find('group'), unique(found.map(componentOf).filter(Boolean)).sort(), 'all components');

const isShown = (finding) =>
  (!filters.kind || finding.kind === filters.kind) &&
  (!filters.group || componentOf(finding) === filters.group) &&
  isIn(finding.themes);

const names = new Map();

function namesOf(screen) {
  if (!names.has(screen)) {
    const all = screen.findings.flatMap(({ text, shift, cut, look }) => [
      text,
      cut?.component,
      cut?.text,
      shift?.component,
      shift?.place,
      shift?.foreground,
      shift?.background,
      look?.component,
      ...(look?.properties ?? []).map(({ path }) => path),
    ]);
    names.set(screen, unique([screen.name, ...all].filter(Boolean).map(lower)));
  }
  return names.get(screen);
}

const matches = (screen) =>
  screen.findings.some(isShown) &&
  wordsOf(filters.search).every((word) => namesOf(screen).some((name) => name.includes(word)));

// MARK: Elements

const digits = (number) => String(Math.round(number * 100) / 100);

// A ratio with no more than is met: 4.499 is not 4.5.
const ratioText = (ratio) =>
  ratio === undefined ? 'unknown' : String(Math.floor(ratio * 100) / 100);

function inThemes(themes) {
  const shown = themes.filter((theme) => isThemeShown(data.themes[theme]));
  if (themes.length === allThemes.length || !shown.length) return '';
  const label = labelOf(shown);
  return label ? ` in ${label}` : '';
}

function side(text) {
  const result = element('span', 'change');
  if (/^#[0-9a-f]{6}( [\d.]+%)?$/i.test(text ?? '')) {
    result.append(drawing(colorValue(text), plainGround(false)));
  }
  result.append(element('span', 'value', text ?? 'nothing'));
  return result;
}

function valueElement(path, value) {
  const result = element('li');
  const change = element('div', 'change');
  change.append(side(value.old), '→', side(value.new));
  const measure = value.deltaE === undefined ? '' : `ΔE ${digits(value.deltaE)}`;
  change.append(element('span', '', `${measure}${inThemes(value.themes)}`));
  result.append(element('span', 'path', path), change);
  return result;
}

function lookElement({ look, number }) {
  const result = element('details');
  const heading = element('summary');
  const count = look.properties.length;
  heading.append(
    element('strong', '', look.component),
    ` looks otherwise (look ${number}, ${count} ${count === 1 ? 'property' : 'properties'})`,
  );
  const list = element('ul', 'properties');
  for (const { path, values } of look.properties) {
    for (const value of values) {
      if (isIn(value.themes)) list.append(valueElement(path, value));
    }
  }
  result.append(heading, list);
  result.open = list.children.length <= 4;
  return result;
}

function contrastElements({ kind, shift }) {
  const heading = element('p');
  const tag =
    kind === 'contrast' ? (shift.isLoss ? 'contrast lost' : 'contrast worse') : 'contrast mended';
  heading.append(
    element('span', kind === 'contrast' ? 'tag bad' : 'tag', tag),
    ' ',
    element('strong', '', shift.component),
    ` ${shift.place}: `,
    element('code', '', shift.foreground),
    ' on ',
    element('code', '', shift.background),
  );
  const lines = new Map();
  for (const each of shift.themes) {
    if (!isIn([each.theme])) continue;
    const line = `${ratioText(each.old)} → ${ratioText(each.new)}; ${each.minimum} is needed`;
    lines.set(line, [...(lines.get(line) ?? []), each.theme]);
  }
  return [
    heading,
    ...[...lines].map(([line, themes]) => element('p', '', `${line}${inThemes(themes)}`)),
  ];
}

function cutElement(cut) {
  const result = element('p');
  result.append(
    element('span', 'tag bad', 'no longer fits'),
    ' ',
    element('strong', '', cut.component),
    ` ${cut.place}: “${cut.text}”${inThemes(cut.themes)}`,
  );
  return result;
}

// A button that marks the places of a finding in the pictures.
function placesButton({ at, count }) {
  const shown = at.slice(0, 3).join(', ');
  const button = element('button', 'places', count > 3 ? `${shown} and ${count - 3} more` : shown);
  button.type = 'button';
  button.title = 'Mark in the pictures';
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    const article = button.closest('article');
    for (const other of article.querySelectorAll('.places')) {
      other.setAttribute('aria-pressed', String(other === button && !isPressed));
    }
    for (const mark of article.querySelectorAll('.mark')) mark.remove();
    if (isPressed) return;
    for (const version of article.querySelectorAll('.version')) {
      markPlaces(version, at);
    }
  });
  return button;
}

function markPlaces(version, pointers) {
  const picture = data.pictures[version.dataset.picture];
  for (const [index, pointer] of picture.at.entries()) {
    if (!pointers.includes(pointer)) continue;
    const [x, y, width, height] = picture.frames[index];
    const mark = element('div', 'mark');
    setStyle(mark, {
      left: `${(100 * x) / picture.width}%`,
      top: `${(100 * y) / picture.height}%`,
      width: `${(100 * width) / picture.width}%`,
      height: `${(100 * height) / picture.height}%`,
    });
    version.querySelector('.picture').append(mark);
  }
}

function findingElement(finding) {
  const result = element('li');
  result.dataset.kind = finding.kind;
  if (finding.kind === 'lost') {
    result.append(element('span', 'tag bad', 'lost'), ' ', finding.text);
    return result;
  }
  if (finding.look) result.append(lookElement(finding));
  else if (finding.cut) result.append(cutElement(finding.cut));
  else result.append(...contrastElements(finding));
  result.append(placesButton(finding));
  return result;
}

// MARK: Pictures

function versionElement(screen, place, index, label) {
  const picture = data.pictures[index];
  const result = element('div', `version ${place === 0 ? 'old' : 'new'}`);
  result.dataset.picture = index;
  result.dataset.side = place === 0 ? 'before' : 'after';
  const image = element('img');
  image.width = picture.width;
  image.height = picture.height;
  image.alt = `${screen.name}${label ? ` in ${label}` : ''}, ${result.dataset.side}`;
  // An image runs no script and loads nothing, whatever its text says.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
  const frame = element('div', 'picture');
  frame.append(image);
  result.append(frame);
  return result;
}

function pictureElement(screen, pair, themes) {
  const result = element('figure');
  const label = labelOf(themes);
  result.dataset.themes = themes.map((theme) => data.themes[theme].name).join(', ');
  const same = pair[0] === pair[1] ? 'as before' : '';
  const caption = [label, same].filter(Boolean).join(', ');
  if (caption) result.append(element('figcaption', '', caption));
  const stack = element('div', 'stack');
  for (const [place, index] of pair.entries()) {
    if (index >= 0) stack.append(versionElement(screen, place, index, label));
  }
  result.append(stack);
  return result;
}

function swipeElement(screen, pictures) {
  const result = element('div', 'swipe');
  const range = element('input');
  range.type = 'range';
  range.value = 50;
  range.setAttribute('aria-label', `${screen.name}: before and after`);
  const cut = () => {
    pictures.style.setProperty('--cut', `${range.value}%`);
    range.setAttribute('aria-valuetext', `before up to ${range.value} % of the width, then after`);
  };
  range.addEventListener('input', cut);
  cut();
  const drag = (event) => {
    const stack = event.target.closest('.stack');
    if (!stack || !event.buttons) return;
    event.preventDefault();
    const { left, width } = stack.getBoundingClientRect();
    range.value = (100 * (event.clientX - left)) / width;
    cut();
  };
  pictures.addEventListener('pointerdown', drag);
  pictures.addEventListener('pointermove', drag);
  result.append(element('span', '', 'before'), range, element('span', '', 'after'));
  return result;
}

function picturesElement(screen) {
  const result = element('div');
  if (!screen.pictures) {
    result.append(
      element('p', 'notes', 'Not drawn: only the worst screens are, so that the page stays small.'),
    );
    return result;
  }
  const pictures = element('div', 'pictures');
  const pairs = new Map();
  for (const theme of shownThemes()) {
    const pair = screen.pictures[theme];
    const key = pair.join(' ');
    pairs.set(key, { pair, themes: [...(pairs.get(key)?.themes ?? []), theme] });
  }
  for (const { pair, themes } of pairs.values())
    pictures.append(pictureElement(screen, pair, themes));
  result.append(swipeElement(screen, pictures), pictures);
  return result;
}

function screenElement(screen) {
  const result = element('article');
  result.dataset.screen = screen.name;
  const heading = element('h2');
  const link = itemLink('screen', screen.name, '#');
  link.setAttribute('aria-label', `link to ${screen.name}`);
  heading.append(element('span', 'path', screen.name), link);
  const tags = [
    [screen.lost?.length, 'lost', true],
    [
      screen.contrasts.filter(({ change }) => data.contrasts[change].isLoss).length,
      'below the contrast needed',
      true,
    ],
  ];
  for (const [count, text, isBad] of tags) {
    if (count) heading.append(element('span', isBad ? 'tag bad' : 'tag', `${count} ${text}`));
  }
  const changed = screen.looks.reduce((sum, { count }) => sum + count, 0);
  heading.append(element('span', 'tag', `${changed} of ${screen.components} look otherwise`));
  if (screen.deltaE !== undefined) heading.append(element('span', 'tag', `ΔE ${screen.deltaE}`));
  const columns = element('div', 'rehearsed');
  const list = element('ul', 'findings');
  for (const finding of screen.findings.filter(isShown)) list.append(findingElement(finding));
  columns.append(list, picturesElement(screen));
  result.append(heading, columns);
  return result;
}

showItems({
  items: screens,
  step: () => 5,
  list: find('screens'),
  matches,
  namesOf,
  kinds: { screen: (key) => byName.get(key) },
  append: (shown) => {
    find('screens').classList.toggle('beside', filters.view === 'beside');
    find('screens').append(...shown.map(screenElement));
  },
});

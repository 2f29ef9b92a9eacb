// Screens before and after: what a new version does to each, the worst first.

const screens = data.screens;
const byName = new Map(screens.map((screen) => [screen.name, screen]));
const allThemes = [...data.themes.keys()];
const kinds = ['lost', 'contrast', 'cut', 'worse', 'moved', 'changed', 'mended'];
const kindNames = {
  lost: 'names lost',
  contrast: 'contrast lost',
  cut: 'what no longer fits',
  worse: 'contrast worse',
  moved: 'what moved',
  changed: 'values changed',
  mended: 'contrast mended',
};
const tags = {
  lost: 'lost',
  contrast: 'contrast lost',
  cut: 'no longer fits',
  worse: 'contrast worse',
  moved: 'moved',
  changed: 'changed',
  mended: 'contrast mended',
};
const isPoor = (kind) => kinds.indexOf(kind) < kinds.indexOf('moved');

const isIn = (themes) => themes.some((theme) => isThemeShown(data.themes[theme]));

// MARK: Findings

// What is found of a screen, each finding once with its places, the worst first; those of states that are
// not drawn come last.
function findingsOf(screen) {
  const found = new Map();
  for (const { at, findings, ...single } of screen.places) {
    for (const number of findings) {
      const finding = data.findings[number];
      const key = [number, single.points, single.text, single.themes].join(' ');
      const values = finding.values ?? [];
      const themes = single.themes ?? unique(values.flatMap((value) => value.themes));
      if (!found.has(key)) {
        const all = themes.length ? themes : allThemes;
        found.set(key, { ...finding, ...single, loss: finding.text, number, themes: all, at: [] });
      }
      found.get(key).at.push(at);
    }
  }
  const rank = ({ kind, state }) => kinds.indexOf(kind) + (isFolded({ state }) ? kinds.length : 0);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

const isFolded = ({ state }) => (state ?? 'normal') !== 'normal';

for (const screen of screens) screen.findings = findingsOf(screen);

const all = screens.flatMap((screen) => screen.findings);

for (const kind of kinds) {
  if (all.some((finding) => finding.kind === kind)) {
    find('kind').append(new Option(kindNames[kind], kind));
  }
}
find('kind').prepend(new Option('all findings', '', true, true));
find('cause').append(new Option('all causes', '', true, true));
for (const [index, fact] of data.facts.entries()) {
  find('cause').append(new Option(`${index + 1}. ${fact.title}`, index));
}
const componentNames = unique(all.map(({ component }) => component).filter(Boolean));
options(find('group'), componentNames.sort(), 'all components');

const isShown = (finding) =>
  (!filters.kind || finding.kind === filters.kind) &&
  (!filters.cause || finding.fact === Number(filters.cause)) &&
  (!filters.group || finding.component === filters.group) &&
  isIn(finding.themes);

const names = new Map();

function namesOf(screen) {
  if (!names.has(screen)) {
    const texts = screen.findings.flatMap((finding) => [
      data.facts[finding.fact]?.title,
      finding.component,
      finding.place,
      finding.text,
      ...(finding.values ?? []).flatMap((value) => [value.foreground, value.background]),
    ]);
    names.set(screen, unique([screen.name, ...texts].filter(Boolean).map(lower)));
  }
  return names.get(screen);
}

const matches = (screen) =>
  screen.findings.some(isShown) &&
  wordsOf(filters.search).every((word) => namesOf(screen).some((name) => name.includes(word)));

// MARK: Facts

// The report lists the causes; the name of each leads to its screens.
for (const [index, name] of document.querySelectorAll('#report > ol > li > strong').entries()) {
  const link = element('a');
  link.href = address({ cause: String(index) });
  name.replaceWith(link);
  link.append(name);
}

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
  if (/^#[0-9a-f]{6}( ?[\d.]+ ?%)?$/i.test(text ?? '')) {
    result.append(drawing(colorValue(text), plainGround(false)));
  }
  result.append(element('span', 'value', text ?? 'nothing'));
  return result;
}

const grounds = {
  declared: ' over the declared backdrop',
  unknown: ' over black or white, as the background is not known',
};

function valueElement(value) {
  if (value.minimum !== undefined) {
    const ratios = `${ratioText(value.old)} → ${ratioText(value.new)}; ${value.minimum} is needed`;
    const result = element('p');
    result.append(
      element('code', '', value.foreground),
      ' on ',
      element('code', '', value.background),
      ` ${ratios}${inThemes(value.themes)}`,
    );
    return result;
  }
  const result = element('div', 'change');
  result.append(side(value.old), '→', side(value.new));
  const measure =
    value.deltaE === undefined ? '' : `ΔE ${digits(value.deltaE)}${grounds[value.over] ?? ''}`;
  result.append(element('span', '', `${measure}${inThemes(value.themes)}`));
  return result;
}

function headingOf(finding) {
  const { kind, component, place, state, text, loss, points, isEstimated } = finding;
  const result = element('p');
  result.append(element('span', isPoor(kind) ? 'tag bad' : 'tag', tags[kind]), ' ');
  if (component) result.append(element('strong', '', component), ' ');
  const words = [
    place,
    isFolded({ state }) ? `(${state})` : '',
    kind === 'cut' && text ? `“${text}”` : kind === 'lost' ? '' : text,
    kind === 'lost' ? `${data.facts[finding.fact].title}, ${loss}` : '',
    points === undefined ? '' : `by ${digits(points)} points`,
    isEstimated ? '(estimated, as the font is not known)' : '',
  ];
  result.append(words.filter(Boolean).join(' '));
  return result;
}

// A button that marks the places of a finding in the pictures.
function placesButton({ at }) {
  const shown = at.slice(0, 3).join(', ');
  const count = at.length;
  const words = count > 3 ? `${shown} and ${count - 3} more` : shown;
  const button = buttonElement('places', words, () => {
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
  button.title = 'Mark in the pictures';
  button.setAttribute('aria-pressed', 'false');
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
  const values = (finding.values ?? []).filter((value) => isIn(value.themes));
  result.append(headingOf(finding), ...values.map(valueElement), placesButton(finding));
  return result;
}

const findingsList = (findings) => element('ul', 'findings', ...findings.map(findingElement));

// What the screen shows at first, and behind a click what other states do.
function findingsElement(screen) {
  const shown = screen.findings.filter(isShown);
  const [drawn, others] = [shown.filter((each) => !isFolded(each)), shown.filter(isFolded)];
  const result = element('div', '', findingsList(drawn));
  if (others.length) {
    const folded = element('details');
    folded.append(element('summary', '', `${others.length} in other states`), findingsList(others));
    folded.open = !drawn.length;
    result.append(folded);
  }
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
  result.append(element('div', 'picture', image));
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
  for (const kind of kinds) {
    const count = screen.findings
      .filter((finding) => finding.kind === kind && !isFolded(finding))
      .reduce((sum, { at }) => sum + at.length, 0);
    if (count) {
      heading.append(element('span', isPoor(kind) ? 'tag bad' : 'tag', `${count} ${tags[kind]}`));
    }
  }
  const columns = [findingsElement(screen), picturesElement(screen)];
  result.append(heading, element('div', 'rehearsed', ...columns));
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

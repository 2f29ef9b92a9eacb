// The tokens, drawn in every theme.

// Types whose samples are too wide for cards side by side.
const wideTypes = ['typography'];
const pangram = 'Sphinx of black quartz, judge my vow 0123456789';
const byPath = new Map(data.tokens.map((token) => [token.path, token]));

options(
  find('group'),
  unique(data.tokens.map((token) => token.group)).filter(Boolean),
  'all groups',
);
options(find('type'), unique(data.tokens.map((token) => token.type)), 'all types');
find('primitive').parentElement.hidden = !data.tokens.some((token) => token.primitive);
find('deprecated').parentElement.hidden = !data.tokens.some(
  (token) => token.deprecated !== undefined,
);

const shownThemes = () =>
  [...data.themes.keys()].filter((index) => isThemeShown(data.themes[index]));

function matches(token) {
  if (filters.group && token.group !== filters.group) return false;
  if (filters.type && token.type !== filters.type) return false;
  if (!filters.deprecated && token.deprecated !== undefined) return false;
  // A group that is asked for is shown, primitives or not.
  if (!filters.primitive && !filters.group && token.primitive) return false;
  const themes = shownThemes().filter((theme) => token.values[theme] >= 0);
  if (themes.length === 0) return false;
  if (!filters.search) return true;
  const values = themes.map((theme) => data.values[token.values[theme]].text);
  const names = [token.path, token.server, token.swift, token.former, token.description];
  const chains = themes.flatMap((theme) => chainOf(token, theme));
  return isFound([...names, ...chains, ...values]);
}

const targetOf = (token, theme) => token.targets?.[token.targets.length > 1 ? theme : 0] ?? -1;

// The paths to which a token's alias leads, of a long chain the first.
function chainOf(token, theme) {
  const chain = [];
  let next = targetOf(token, theme);
  while (next >= 0 && chain.length < 8) {
    chain.push(data.tokens[next].path);
    next = targetOf(data.tokens[next], theme);
  }
  return next < 0 ? chain : [...chain, '…'];
}

const isSame = (one, other) => one.value === other.value && one.chain.join() === other.chain.join();

// What a token shows in the chosen themes; themes that show the same are one sample.
function samplesOf(token) {
  const samples = [];
  for (const theme of shownThemes()) {
    const value = token.values[theme];
    if (value < 0) continue;
    const sample = {
      value,
      chain: chainOf(token, theme),
      scheme: data.themes[theme].scheme,
      themes: [theme],
    };
    const known = samples.find((each) => isSame(each, sample) && each.scheme === sample.scheme);
    if (known) known.themes.push(theme);
    else samples.push(sample);
  }
  // A value that light and dark share is drawn once, unless it shows what lies beneath.
  const [first, second] = samples;
  const isShared = samples.length === 2 && isSame(first, second);
  if (!isShared || data.values[first.value].look === 'shadow') return samples;
  return [{ ...first, themes: [...first.themes, ...second.themes] }];
}

function labelOf(themes) {
  if (themes.length === data.themes.length) return data.themes.length > 1 ? 'all themes' : '';
  const names = themes.map((index) => data.themes[index]);
  const schemeNames = unique(names.map((theme) => theme.scheme));
  if (schemeNames.length === 1 && themes.length > 1) {
    const all = data.themes.filter((theme) => theme.scheme === schemeNames[0]).length;
    const brand =
      names.length === all ? 'all brands' : names.map((theme) => theme.brand).join(', ');
    return `${brand} ${schemeNames[0]}`.trim();
  }
  return names.map((theme) => theme.name).join(', ');
}

function curve(points) {
  const name = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(name, 'svg');
  picture.setAttribute('viewBox', '0 0 100 100');
  const frame = document.createElementNS(name, 'rect');
  for (const side of ['width', 'height']) frame.setAttribute(side, '100');
  const path = document.createElementNS(name, 'path');
  const [x1, y1, x2, y2] = points.map((number) => number * 100);
  path.setAttribute('d', `M0 100 C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`);
  picture.append(frame, path);
  return picture;
}

function drawing(value) {
  const ground = element('div', `ground ${value.look}`);
  const shape = element('div');
  if (value.look === 'text') shape.textContent = pangram;
  if (value.look === 'letters') shape.textContent = 'Aa Bb 123';
  for (const [property, css] of Object.entries(value.style)) shape.style[property] = css;
  if (value.look === 'motion') {
    const track = element('div', 'track');
    track.append(shape);
    ground.append(track);
  } else if (value.look !== 'curve') {
    ground.append(shape);
  }
  if (value.curve) ground.append(curve(value.curve));
  return ground;
}

function sampleElement(sample) {
  const value = data.values[sample.value];
  const result = element('section', `sample${sample.scheme === 'dark' ? ' dark' : ''}`);
  result.dataset.scheme = sample.scheme;
  const label = labelOf(sample.themes);
  if (label) result.append(element('h4', '', label));
  if (value.look) result.append(drawing(value));
  result.append(element('div', 'value', value.text));
  if (sample.chain.length) result.append(element('div', 'chain', `→ ${sample.chain.join(' → ')}`));
  return result;
}

const fillOf = (path, theme) => {
  const index = byPath.get(path)?.values[theme] ?? -1;
  return index < 0 ? '' : (data.values[index].style?.background ?? '');
};

function contrastElement(token) {
  const themes = shownThemes();
  const rows = token.contrasts.flatMap((pair) =>
    themes
      .filter((theme) => pair.ratios[theme] !== null)
      .map((theme) => ({ on: pair.on, theme, ratio: pair.ratios[theme], minimum: pair.minimum })),
  );
  const failing = rows.filter((row) => row.ratio < row.minimum);
  rows.sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
  const result = element('details', 'contrasts');
  const least = rows.length ? Math.min(...rows.map((row) => row.ratio)) : 0;
  const verdict = failing.length ? `${failing.length} below the minimum` : 'enough everywhere';
  const text = `contrast from ${least} on ${token.contrasts.length} backgrounds: ${verdict}`;
  result.append(element('summary', failing.length ? 'bad' : '', text));
  // The table is made when it is opened: most never are.
  result.addEventListener('toggle', () => {
    if (!result.open || result.children.length > 1) return;
    const table = element('table');
    for (const row of rows) {
      const line = element('tr');
      const on = element('td', 'on');
      const pair = element('span', 'pair', 'Aa');
      pair.style.background = fillOf(row.on, row.theme);
      pair.style.color = fillOf(token.path, row.theme);
      on.append(pair, element('span', '', row.on));
      line.append(
        on,
        element('td', '', data.themes[row.theme].name),
        element('td', row.ratio < row.minimum ? 'bad' : '', `${row.ratio} of ${row.minimum}`),
      );
      table.append(line);
    }
    result.append(table);
  });
  return result;
}

function tokenElement(token) {
  const result = element('article', token.deprecated !== undefined ? 'deprecated' : '');
  result.dataset.path = token.path;
  result.dataset.type = token.type;
  const head = element('div', 'head');
  const heading = element('h3');
  heading.append(element('span', 'path', token.path));
  if (token.deprecated !== undefined) heading.append(element('span', 'tag bad', 'deprecated'));
  if (token.primitive) heading.append(element('span', 'tag', 'primitive'));
  head.append(heading);
  const names = element('dl', 'names');
  const entries = [];
  if (!token.primitive) entries.push(['server', token.server], ['Swift', token.swift]);
  if (token.former) entries.push(['formerly', token.former]);
  if (token.replacedBy) entries.push(['use', token.replacedBy]);
  for (const [term, text] of entries) {
    if (text) names.append(element('dt', '', term), element('dd', '', text));
  }
  head.append(names);
  for (const text of [token.description, token.deprecated]) {
    if (text) head.append(element('p', 'about', text));
  }
  result.append(head);
  const samples = element('div', 'samples');
  const themes = samplesOf(token);
  // Light and dark stand side by side.
  samples.style.setProperty('--columns', String(themes.length > 3 ? 2 : themes.length));
  samples.append(...themes.map(sampleElement));
  result.append(samples);
  if (token.contrasts) result.append(contrastElement(token));
  return result;
}

// Adds tokens under the heading of their group, which an earlier token may have added already.
function append(tokens, matching) {
  for (const token of tokens) {
    let cards = find('tokens').lastElementChild;
    if (!cards || cards.dataset.group !== token.group) {
      const isWide = matching
        .filter((each) => each.group === token.group)
        .every((each) => wideTypes.includes(each.type));
      find('tokens').append(element('h2', '', token.group || 'no group'));
      cards = element('div', isWide ? 'cards wide' : 'cards');
      cards.dataset.group = token.group;
      find('tokens').append(cards);
    }
    cards.append(tokenElement(token));
  }
}

showItems({ items: data.tokens, step: 120, list: find('tokens'), matches, append });

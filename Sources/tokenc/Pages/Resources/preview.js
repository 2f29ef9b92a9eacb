// The tokens, drawn in every theme.

const byPath = new Map(tokens.map((token) => [token.path, token]));
// Types whose samples are too wide for cards side by side.
const wideTypes = ['typography'];
const columnAxis = 'scheme';

const targetOf = (token, theme) => at(token.targets, theme);

options(find('group'), unique(tokens.map((token) => token.group)).filter(Boolean), 'all groups');
options(find('type'), unique(tokens.map((token) => token.type)), 'all types');
find('show').parentElement.hidden = data.only !== undefined || !components.length;
find('primitive').parentElement.hidden = !tokens.some((token) => token.primitive);
find('deprecated').parentElement.hidden = !tokens.some((token) => token.deprecated !== undefined);

// MARK: Search

const names = new Map();
const isComponent = (item) => item.elements !== undefined;

function namesOf(token) {
  if (isComponent(token)) return componentNamesOf(token);
  if (!names.has(token)) {
    const own = [token.path, token.server, token.swift, token.swift.split('.').pop()];
    names.set(token, unique([...own, ...(token.former ?? [])].map(lower)));
  }
  return names.get(token);
}

const texts = new Map();

function textOf(token) {
  if (!texts.has(token)) {
    const about = [token.description, token.deprecated, ...(token.uses ?? [])];
    texts.set(token, `${namesOf(token).join('\n')}\n${lower(about.join('\n'))}`);
  }
  return texts.get(token);
}

const valueHits = textHits(() => data.values.map((_, index) => lower(textAt(index))));

// The tokens to which a token's alias leads, of a long chain the first.
function chainOf(token, theme) {
  const chain = [];
  let next = targetOf(token, theme);
  while (next >= 0 && chain.length < 8) {
    chain.push(tokens[next]);
    next = targetOf(tokens[next], theme);
  }
  return chain;
}

function hasWord(token, word, themes) {
  if (textOf(token).includes(word)) return true;
  const hits = valueHits(word);
  return themes.some((theme) => {
    const value = valueIn(token, theme);
    if (value < 0) return false;
    return hits[value] || chainOf(token, theme).some((each) => namesOf(each)[0].includes(word));
  });
}

// A folded token is the same in all themes: one answers for all.
const isFolded = (token) => token.values.length === 1 && (token.targets?.length ?? 1) === 1;

let asked;

// What is asked of all tokens with one list of themes and words.
function question() {
  const key = JSON.stringify(filters);
  if (asked?.key !== key) {
    const themes = shownThemes();
    asked = { key, themes, words: wordsOf(filters.search) };
  }
  return asked;
}

// Which of the two the page shows: what the address names, or what is chosen.
function isShowingComponents() {
  if (data.only) return data.only === 'components';
  if (filters.component || filters.token) return Boolean(filters.component);
  return filters.show === 'components';
}

function matches(token) {
  if (isComponent(token) !== isShowingComponents()) return false;
  if (isComponent(token)) return componentMatches(token);
  if (filters.group && token.group !== filters.group) return false;
  if (filters.type && token.type !== filters.type) return false;
  if (!isOn('deprecated') && token.deprecated !== undefined) return false;
  // A group that is asked for is shown, primitives or not.
  if (!isOn('primitive') && !filters.group && token.primitive) return false;
  const { themes, words } = question();
  const asking = isFolded(token) ? themes.slice(0, 1) : themes;
  if (!asking.some((theme) => valueIn(token, theme) >= 0)) return false;
  return words.every((word) => hasWord(token, word, asking));
}

// MARK: Themes

const fillOf = (token, theme) => {
  const index = valueIn(token, theme);
  return index < 0 ? '' : (valueAt(index).style?.background ?? '');
};

// Whether a value looks different on another background.
const needsGround = (token, value) =>
  ['shadow', 'line', 'dashes'].includes(value.look) || token.contrasts || isTranslucent(value);

// What a token shows in the chosen themes, as rows with a column for each scheme; rows and columns that
// show the same are one.
function rowsOf(token) {
  const rows = [];
  const byPlace = new Map();
  for (const theme of shownThemes()) {
    if (valueIn(token, theme) < 0) continue;
    const { brand, contexts } = data.themes[theme];
    const column = contextOf(theme, columnAxis);
    const place = [brand, ...contexts.filter((_, bit) => axes[bit].name !== columnAxis)].join('\n');
    if (!byPlace.has(place)) byPlace.set(place, new Map());
    byPlace.get(place).set(column, theme);
  }
  for (const columns of byPlace.values()) {
    const cells = [...columns].map(([column, theme]) => ({
      column,
      theme,
      value: valueIn(token, theme),
      chain: chainOf(token, theme),
    }));
    const key = cells
      .map((cell) => [cell.column, cell.value, ...cell.chain.map(({ path }) => path)].join(' '))
      .join('\n');
    const known = rows.find((row) => row.key === key);
    if (known) known.themes.push(...columns.values());
    else rows.push({ key, cells, themes: [...columns.values()] });
  }
  return rows;
}

const isSame = (one, other) =>
  one.value === other.value &&
  one.chain.map((each) => each.path).join() === other.chain.map((each) => each.path).join();

function cellsOf(token) {
  const rows = rowsOf(token);
  const columns = unique(rows.flatMap((row) => row.cells.map((cell) => cell.column)));
  return {
    count: Math.max(1, columns.length),
    cells: rows.flatMap((row) => {
      const [first] = row.cells;
      const isShared =
        row.cells.length === columns.length &&
        row.cells.every((cell) => isSame(cell, first)) &&
        !needsGround(token, valueAt(first.value));
      if (isShared) return [{ ...first, themes: row.themes, from: 1, span: columns.length }];
      return row.cells.map((cell) => ({
        ...cell,
        themes: row.themes.filter((theme) => contextOf(theme, columnAxis) === cell.column),
        from: columns.indexOf(cell.column) + 1,
        span: 1,
      }));
    }),
  };
}

function cellLabel(cell) {
  if (cell.themes.length < data.themes.length) return labelOf(cell.themes);
  return data.themes.length > 1 ? 'all themes' : '';
}

function cellElement(token, cell) {
  const value = valueAt(cell.value);
  const ground = groundOf(cell.theme);
  const result = element('section', 'sample');
  result.dataset.theme = data.themes[cell.theme].name;
  result.dataset.themes = cell.themes.map((theme) => data.themes[theme].name).join(', ');
  result.style.gridColumn = `${cell.from} / span ${cell.span}`;
  const label = cellLabel(cell);
  if (label) result.append(element('div', 'label', label));
  const drawings = element('div', 'drawings');
  const drawn = drawing(value, ground);
  drawings.append(drawn);
  const pair = token.contrasts?.find(({ ratios }) => ratios[cell.theme] !== null);
  if (pair && value.look === 'fill') {
    drawings.append(letters(value.style.background, fillOf(tokens[pair.on], cell.theme), ground));
  }
  result.append(drawings);
  if (value.look === 'motion') result.append(playButton(drawn));
  result.append(copyButton(value.text, 'value'));
  if (value.note) result.append(element('div', 'note', value.note));
  if (cell.chain.length) {
    const chain = element('div', 'chain');
    for (const target of cell.chain) chain.append('→ ', itemLink('token', target.path), ' ');
    result.append(chain);
  }
  return result;
}

// MARK: Contrast

// Backgrounds in rows, themes in columns.
function contrastTable(token) {
  const themes = shownThemes();
  const table = element('table', 'matrix');
  const head = element('tr');
  head.append(element('th', '', 'on'));
  for (const theme of themes) {
    const cell = element('th', '', data.themes[theme].name || 'ratio');
    cell.scope = 'col';
    head.append(cell);
  }
  table.append(head);
  for (const pair of token.contrasts) {
    const row = element('tr');
    const on = element('th', 'on');
    on.scope = 'row';
    on.append(itemLink('token', tokens[pair.on].path), ` at least ${pair.minimum}`);
    row.append(on);
    for (const theme of themes) {
      const ratio = pair.ratios[theme];
      const cell = element('td');
      if (ratio !== null) {
        const isEnough = ratio >= pair.minimum;
        if (!isEnough) cell.className = 'bad';
        const background = fillOf(tokens[pair.on], theme);
        cell.append(letters(fillOf(token, theme), background, groundOf(theme)));
        cell.append(element('span', 'ratio', isEnough ? ratio : `${ratio} is too little`));
      }
      row.append(cell);
    }
    table.append(row);
  }
  const scroll = element('div', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'group');
  scroll.setAttribute('aria-label', `contrast of ${token.path}`);
  scroll.append(table);
  return scroll;
}

// Details are made when they are opened: most never are.
function detailsElement(className, summary, isBad, content) {
  const result = element('details', className);
  result.append(element('summary', isBad ? 'bad' : '', summary));
  result.addEventListener('toggle', () => {
    if (result.open && result.children.length < 2) result.append(content());
  });
  return result;
}

function contrastElement(token) {
  const ratios = token.contrasts.flatMap((pair) =>
    shownThemes()
      .map((theme) => ({ ratio: pair.ratios[theme], minimum: pair.minimum }))
      .filter(({ ratio }) => ratio !== null),
  );
  if (!ratios.length) return '';
  const failing = ratios.filter(({ ratio, minimum }) => ratio < minimum).length;
  const least = Math.min(...ratios.map(({ ratio }) => ratio));
  const verdict = failing ? `${failing} below the minimum` : 'enough everywhere';
  const count = token.contrasts.length;
  const text = `contrast from ${least} on ${count} background${count > 1 ? 's' : ''}: ${verdict}`;
  return detailsElement('contrasts', text, failing > 0, () => contrastTable(token));
}

// MARK: Uses

let aliases;

// The tokens that are aliases of a token, in any theme.
function aliasesOf(token) {
  if (!aliases) {
    aliases = new Map();
    for (const each of tokens) {
      for (const target of unique(each.targets ?? [])) {
        if (target < 0) continue;
        if (!aliases.has(tokens[target])) aliases.set(tokens[target], []);
        aliases.get(tokens[target]).push(each);
      }
    }
  }
  return aliases.get(token) ?? [];
}

function usesElement(token) {
  const users = aliasesOf(token);
  const parts = token.uses ?? [];
  const places = [];
  for (let place = 0; place < token.at.length; place += 2) {
    places.push(`${data.files[token.at[place]]}:${token.at[place + 1]}`);
  }
  const counts = [];
  if (users.length) counts.push(`${users.length} token${users.length > 1 ? 's' : ''}`);
  if (parts.length) counts.push(`${parts.length} part${parts.length > 1 ? 's' : ''} of components`);
  const where = places.length > 1 ? `${places[0]} and ${places.length - 1} more` : places[0];
  const text = counts.length ? `${where}, used by ${counts.join(' and ')}` : where;
  return detailsElement('uses', text, false, () => {
    const list = element('ul');
    const add = (label, content) => {
      list.append(element('li', '', label, ' ', content));
    };
    for (const place of places) add('declared in', copyButton(place, 'code'));
    for (const user of users) add('alias', itemLink('token', user.path));
    for (const part of parts) add('component', partElement(part));
    return list;
  });
}

// A part of a component, such as `ButtonView.button`; a link where the site shows components.
function partElement(part) {
  const name = part.split('.')[0];
  return data.pages?.component || componentByName.has(name)
    ? itemLink('component', name, part)
    : element('code', '', part);
}

// MARK: Account

const accountCells = {
  own: ['own', 'the token states it for a context of the theme, or its brand does'],
  inherited: ['·', 'as in the first theme'],
  alias: ['alias', 'what the token is an alias of differs from the first theme'],
  lost: ['inherited', 'as in another context, although the token that it replaces has a value'],
  missing: ['missing', 'the theme lacks the token'],
};
const maximumAccountRows = 1000;

// Where each token has its value of each theme from, what a person should look at first.
function accountTable() {
  const themes = [...data.themes.keys()];
  const isAt = (token) => token.cells.some((cell) => ['lost', 'missing'].includes(cell));
  const counted = tokens.filter((token) => token.cells);
  const rows = [...counted.filter(isAt), ...counted.filter((token) => !isAt(token))];
  const table = element('table', 'matrix');
  const head = element('tr');
  for (const text of ['token', ...themes.map((theme) => data.themes[theme].name || 'value')]) {
    const cell = element('th', '', text);
    cell.scope = 'col';
    head.append(cell);
  }
  table.append(head);
  for (const token of rows.slice(0, maximumAccountRows)) {
    const row = element('tr');
    const name = element('th', 'on');
    name.scope = 'row';
    name.append(itemLink('token', token.path));
    row.append(name);
    for (const theme of themes) {
      const cell = at(token.cells, theme);
      const [text, title] = accountCells[cell];
      const shown = element('td', ['lost', 'missing'].includes(cell) ? 'bad' : '', text);
      shown.title = title;
      row.append(shown);
    }
    table.append(row);
  }
  const scroll = element('div', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'group');
  scroll.setAttribute('aria-label', 'values of each theme');
  scroll.append(table);
  const more = rows.length - maximumAccountRows;
  if (more > 0) scroll.append(element('p', 'about', `and ${more} more tokens`));
  return scroll;
}

// What a set has and doesn't use, with the reason.
function unusedList() {
  const list = element('ul');
  for (const [kind, parts] of [
    ['file', data.account.files],
    ['set', data.account.sets],
    ['modifier', data.account.modifiers],
  ]) {
    for (const part of parts) {
      const fixed = part.fixed === undefined ? '' : `always ${part.fixed}`;
      if (part.fate === 'used' && !fixed) continue;
      const fate = fixed || (part.reason ? `${part.fate}: ${part.reason}` : part.fate);
      const className = part.fate === 'lost' ? 'bad' : '';
      list.append(element('li', className, `${kind} `, element('code', '', part.name), ` ${fate}`));
    }
  }
  return list;
}

if (data.account && data.only !== 'components') {
  const account = find('account');
  const { summary, isNotable } = data.account;
  account.hidden = false;
  account.firstElementChild.textContent = summary;
  if (isNotable) account.firstElementChild.className = 'bad';
  account.addEventListener('toggle', () => {
    if (account.open && account.children.length < 2) account.append(unusedList(), accountTable());
  });
}

// MARK: Tokens

function nameRow(list, term, content) {
  list.append(element('dt', '', term), element('dd', '', content));
}

function headElement(token) {
  const head = element('div', 'head');
  const heading = element('h3');
  heading.append(copyButton(token.path, 'path'));
  const link = itemLink('token', token.path, '#');
  link.setAttribute('aria-label', `link to ${token.path}`);
  heading.append(link);
  if (token.deprecated !== undefined) heading.append(element('span', 'tag bad', 'deprecated'));
  if (token.primitive) heading.append(element('span', 'tag', 'primitive'));
  head.append(heading);
  const list = element('dl', 'names');
  if (!token.primitive) {
    nameRow(list, 'server', copyButton(token.server, 'server'));
    nameRow(list, 'Swift', copyButton(token.swift, 'swift'));
  }
  if (token.former) nameRow(list, 'formerly', token.former.join(', '));
  const successor = token.replacedBy ?? token.candidate;
  if (token.deprecated !== undefined && successor !== undefined) {
    const isStated = token.replacedBy !== undefined;
    nameRow(list, isStated ? 'use' : 'same value', itemLink('token', tokens[successor].path));
  } else if (token.deprecated !== undefined) {
    nameRow(list, 'use', 'no successor is stated, and no token has its value');
  }
  if (list.children.length) head.append(list);
  for (const text of [token.description, token.deprecated]) {
    if (text) head.append(element('p', 'about', text));
  }
  return head;
}

function compactElement(token) {
  const result = element(
    'article',
    `compact${token.deprecated === undefined ? '' : ' deprecated'}`,
  );
  result.dataset.path = token.path;
  const strip = element('div', 'strip');
  const { cells } = cellsOf(token);
  for (const cell of cells) {
    const drawn = drawing(valueAt(cell.value), groundOf(cell.theme));
    drawn.title = `${cellLabel(cell)} ${textAt(cell.value)}`.trim();
    strip.append(drawn);
  }
  const values = unique(cells.map((cell) => textAt(cell.value)));
  result.append(
    strip,
    itemLink('token', token.path),
    token.primitive ? '' : copyButton(token.server, 'server'),
    element('span', 'value', values.length > 2 ? `${values.length} values` : values.join(', ')),
  );
  return result;
}

function tokenElement(token) {
  const result = element('article', token.deprecated === undefined ? '' : 'deprecated');
  result.dataset.path = token.path;
  result.dataset.type = token.type;
  result.append(headElement(token));
  const samples = element('div', 'samples');
  const { count, cells } = cellsOf(token);
  samples.style.setProperty('--columns', String(count));
  samples.append(...cells.map((cell) => cellElement(token, cell)));
  result.append(samples);
  if (token.contrasts) result.append(contrastElement(token));
  result.append(usesElement(token));
  return result;
}

// The innermost group around a token that authors describe.
function describedGroup(token) {
  const parts = token.path.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.');
    if (data.groups[path]) return path;
  }
  return '';
}

const headingOf = (token) =>
  filters.search && rankOf(namesOf(token), lower(filters.search)) === 0
    ? 'exactly this name'
    : token.group || 'no group';

// Adds tokens under the heading of their group, which an earlier token may have added already.
function append(shown) {
  const list = find('tokens');
  if (isShowingComponents()) {
    list.append(element('h2', '', 'Components'), ...shown.map(componentElement));
    return;
  }
  for (const token of shown) {
    const heading = headingOf(token);
    const described = describedGroup(token);
    let cards = list.lastElementChild;
    if (!cards || cards.dataset.heading !== heading || cards.dataset.group !== described) {
      if (cards?.dataset.heading !== heading) list.append(element('h2', '', heading));
      if (described) {
        const path = element('code', '', described);
        list.append(element('p', 'group-about', path, ` ${data.groups[described]}`));
      }
      const isWide = wideTypes.includes(token.type);
      cards = element('div', isWide ? 'cards wide' : 'cards');
      if (filters.view === 'list') cards.className = 'rows';
      cards.dataset.heading = heading;
      cards.dataset.group = described;
      list.append(cards);
    }
    cards.append(filters.view === 'list' ? compactElement(token) : tokenElement(token));
  }
}

// The groups of what is shown, each a link that shows it alone.
function updateOutline(matching) {
  find('filters').classList.toggle('for-components', isShowingComponents());
  const counts = new Map();
  if (isShowingComponents()) {
    find('outline').replaceChildren(
      ...matching.map((component) => itemLink('component', component.name)),
    );
    return;
  }
  for (const { group } of matching) counts.set(group, (counts.get(group) ?? 0) + 1);
  find('outline').replaceChildren(
    ...[...counts]
      .filter(([group]) => group)
      .map(([group, count]) => {
        const link = element('a', '', `${group} `);
        link.href = address({ group, token: '' });
        if (data.groups[group]) link.title = data.groups[group];
        link.append(element('span', 'count', String(count)));
        return link;
      }),
  );
}

showItems({
  items: [...tokens, ...components],
  step: () => (isShowingComponents() ? 6 : 120),
  isOffered: (item) => isComponent(item) === isShowingComponents(),
  list: find('tokens'),
  matches,
  namesOf,
  kinds: { token: (path) => byPath.get(path), component: (name) => componentByName.get(name) },
  append,
  updated: updateOutline,
});

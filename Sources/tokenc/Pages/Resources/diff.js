// The changes between two sets of tokens.

const changes = data.changes;
const byPlace = new Map(changes.map((change) => [`${change.kind} ${change.path}`, change]));

options(find('kind'), unique(changes.map((change) => change.kind)), 'all changes');
options(find('group'), unique(changes.map((change) => change.group)).sort(), 'all groups');
find('delta').parentElement.hidden = !changes.some((change) => change.deltaE !== undefined);

// An entry as it is written: the numbers of themes, values and paths that other changes have, too.
function unpack(entry) {
  if (!Array.isArray(entry)) return entry;
  const [list, pair, ...alias] = entry;
  return { in: data.themeLists[list], alias, ...data.pairs[pair] };
}

for (const change of changes) {
  change.themes = change.themes.map(unpack);
  change.server ??= change.swift?.map((name) => name.split('.').pop());
}

const allThemes = [...data.themes.keys()];

// The themes of an entry among those that are chosen; entries without a list are of all.
const themesIn = (entry) =>
  (entry.in ?? allThemes).filter((theme) => isThemeShown(data.themes[theme]));

// A limit for colors hides nothing but colors, and nothing that someone has to act upon.
const isNear = (change, entry) => {
  const limit = Number(filters.delta);
  if (limit === 0 || change.breaking || change.loss || change.deltaE === undefined) return false;
  return (entry.deltaE ?? 0) < limit;
};

const entriesOf = (change) =>
  change.themes.filter((entry) => themesIn(entry).length > 0 && !isNear(change, entry));

const names = new Map();

function namesOf(change) {
  if (!names.has(change)) {
    const cases = (change.swift ?? []).map((name) => name.split('.').pop());
    const all = [
      change.path,
      change.from,
      ...(change.swift ?? []),
      ...cases,
      ...(change.server ?? []),
    ];
    names.set(change, unique(all.filter(Boolean).map(lower)));
  }
  return names.get(change);
}

const valueHits = textHits(() => data.values.map((_, index) => lower(textAt(index))));
const pathHits = textHits(() => data.paths.map(lower));

function hasWord(change, word, entries) {
  if (namesOf(change).some((name) => name.includes(word))) return true;
  if (change.notes?.some((note) => lower(note).includes(word))) return true;
  return entries.some(
    ({ old, new: now, alias }) =>
      valueHits(word)[old] ||
      valueHits(word)[now] ||
      alias?.some((path) => path >= 0 && pathHits(word)[path]),
  );
}

function matches(change) {
  if (filters.kind && change.kind !== filters.kind) return false;
  if (filters.group && change.group !== filters.group) return false;
  if (isOn('breaking') && !change.breaking) return false;
  const entries = entriesOf(change);
  if (change.themes.length && !entries.length) return false;
  return wordsOf(filters.search).every((word) => hasWord(change, word, entries));
}

function side(entry, place) {
  const index = place === 0 ? entry.old : entry.new;
  const result = element('div', 'side');
  result.append(element('div', 'label', data.sides[place]));
  if (entry.ratios) {
    const [foreground, background] = entry.colors[place].map(
      (each) => valueAt(each).style.background,
    );
    result.append(letters(foreground, background, plainGround(false)));
    result.append(element('div', 'value', entry.ratios[place]));
    return result;
  }
  if (index === undefined) {
    result.append(element('div', 'value', 'not there'));
    return result;
  }
  const value = valueAt(index);
  const plain = plainGround(data.themes[themesIn(entry)[0]].dark);
  const on = entry.on?.[place] ?? -1;
  const ground = on < 0 ? plain : { ...plain, css: valueAt(on).style.background };
  const drawn = drawing(value, ground);
  // A color that was measured over a background is shown over that one alone.
  if (on >= 0) drawn.classList.remove('translucent');
  result.append(drawn);
  if (value.look === 'motion') result.append(playButton(drawn));
  result.append(copyButton(value.text, 'value'));
  if (value.note) result.append(element('div', 'note', value.note));
  const alias = entry.alias?.[place] ?? -1;
  if (alias >= 0) result.append(element('div', 'note', `{${data.paths[alias]}}`));
  return result;
}

function entryElement(entry) {
  const themes = themesIn(entry);
  const result = element('section', 'theme');
  result.dataset.themes = themes.map((theme) => data.themes[theme].name).join(', ');
  const isOfAll = themes.length === data.themes.length;
  const label = isOfAll && themes.length > 1 ? 'all themes' : labelOf(themes);
  if (label) result.append(element('h3', '', label));
  result.append(element('div', 'sides', side(entry, 0), side(entry, 1)));
  const parts = entry.parts ?? (entry.deltaE === undefined ? [] : [`ΔE ${entry.deltaE}`]);
  if (parts.length) {
    const lines = parts.map((part) => element('li', '', part));
    result.append(element('ul', 'measure', ...lines));
  }
  return result;
}

// A name, or the old and the new one.
function namesElement(term, list) {
  const line = element('p', 'names', `${term} `);
  line.append(copyButton(list[0], term));
  if (list.length > 1) line.append(' → ', copyButton(list[1], term));
  return line;
}

function changeElement(change) {
  const result = element('article');
  result.dataset.path = change.path;
  result.dataset.kind = change.kind;
  const heading = element('h2');
  const name = change.from ? `${change.from} → ${change.path}` : change.path;
  heading.append(element('span', 'path', name));
  const link = itemLink('change', `${change.kind} ${change.path}`, '#');
  link.setAttribute('aria-label', `link to ${change.path}`);
  heading.append(link, element('span', 'tag', change.kind));
  if (change.breaking) heading.append(element('span', 'tag bad', 'breaking'));
  if (change.loss) heading.append(element('span', 'tag bad', 'loses contrast'));
  if (change.deltaE !== undefined) heading.append(element('span', 'tag', `ΔE ${change.deltaE}`));
  result.append(heading);
  if (change.swift) result.append(namesElement('Swift', change.swift));
  if (change.server) result.append(namesElement('server', change.server));
  for (const note of change.notes ?? []) result.append(element('p', 'notes', note));
  const entries = entriesOf(change);
  if (entries.length) result.append(element('div', 'themes', ...entries.map(entryElement)));
  return result;
}

showItems({
  items: changes,
  step: () => 100,
  list: find('changes'),
  matches,
  namesOf,
  kinds: { change: (key) => byPlace.get(key) },
  append: (shown) => find('changes').append(...shown.map(changeElement)),
});

// The changes between two sets of tokens.

options(find('kind'), unique(data.changes.map((change) => change.kind)), 'all changes');
options(find('group'), unique(data.changes.map((change) => change.group)).sort(), 'all groups');

function themesOf(change) {
  return change.themes.filter(
    (entry) =>
      isThemeShown(data.themes[entry.theme]) &&
      (filters.delta === 0 || (entry.deltaE ?? 0) >= filters.delta),
  );
}

function matches(change) {
  if (filters.kind && change.kind !== filters.kind) return false;
  if (filters.group && change.group !== filters.group) return false;
  if (filters.breaking && !change.breaking) return false;
  if (!isFound([change.path, change.from ?? '', ...change.notes])) return false;
  if (change.themes.length === 0) return filters.delta === 0;
  return themesOf(change).length > 0;
}

const properties = {
  fill: 'background',
  shadow: 'boxShadow',
  text: 'font',
  bar: 'width',
  line: 'border',
};

function side(value) {
  const result = element('div', 'side');
  if (value === undefined) {
    result.append(element('div', 'value', '—'));
    return result;
  }
  if (value.css) {
    const isFill = value.look === 'fill';
    const swatch = element('div', isFill ? 'swatch' : `swatch plain ${value.look}`);
    const sample = element('div', '', value.look === 'text' ? 'Aa' : undefined);
    sample.style[properties[value.look]] = value.css;
    swatch.append(sample);
    result.append(swatch);
  }
  const text = element('div', 'value', value.text);
  if (value.alias) text.append(element('small', '', `{${value.alias}}`));
  result.append(text);
  return result;
}

function themeElement(entry) {
  const theme = data.themes[entry.theme];
  const result = element('section', `theme${theme.scheme === 'dark' ? ' dark' : ''}`);
  result.dataset.scheme = theme.scheme;
  if (data.themes.length > 1) result.append(element('h3', '', theme.label));
  const pair = element('div', 'pair');
  pair.append(side(entry.old), side(entry.new));
  result.append(pair);
  const parts = (entry.parts ?? []).filter(Boolean);
  if (parts.length) {
    const list = element('ul', 'measure');
    for (const part of parts) list.append(element('li', '', part));
    result.append(list);
  }
  return result;
}

function changeElement(change) {
  const result = element('article');
  result.dataset.path = change.path;
  result.dataset.kind = change.kind;
  const heading = element('h2');
  const name = change.from ? `${change.from} → ${change.path}` : change.path;
  heading.append(element('span', 'path', name), element('span', 'tag', change.kind));
  if (change.breaking) heading.append(element('span', 'tag bad', 'breaking'));
  if (change.loss) heading.append(element('span', 'tag bad', 'loses contrast'));
  if (change.deltaE !== undefined) heading.append(element('span', 'tag', `ΔE ${change.deltaE}`));
  result.append(heading);
  for (const note of change.notes) result.append(element('p', 'notes', note));
  const themes = themesOf(change);
  if (themes.length) {
    const grid = element('div', 'themes');
    for (const entry of themes) grid.append(themeElement(entry));
    result.append(grid);
  }
  return result;
}

showItems({
  items: data.changes,
  step: 100,
  list: find('changes'),
  matches,
  append: (changes) => find('changes').append(...changes.map(changeElement)),
});

extension DiffPage {
  /// The behaviour of the page, behind ``PageScript/common``: filters, and the changes, of which only some are in the document at
  /// a time.
  static let script = #"""
    const step = 100;
    const state = { search: '', kind: '', group: '', brand: '', scheme: '', delta: 0, breaking: false };
    let matching = [];
    let shown = 0;

    const kinds = unique(data.changes.map((change) => change.kind));
    const groups = unique(data.changes.map((change) => change.group)).sort();
    const brands = unique(data.themes.map((theme) => theme.brand));
    const schemes = unique(data.themes.map((theme) => theme.scheme)).filter(Boolean);
    options(find('kind'), kinds, 'all changes');
    options(find('group'), groups, 'all groups');
    options(find('brand'), brands, 'all brands');
    find('brand').parentElement.hidden = brands.length < 2;
    find('scheme').closest('fieldset').hidden = schemes.length < 2;
    for (const scheme of ['', ...schemes]) {
      const button = element('button', '', scheme || 'all');
      button.type = 'button';
      button.dataset.scheme = scheme;
      button.addEventListener('click', () => { state.scheme = scheme; update(); });
      find('scheme').append(button);
    }

    const isThemeShown = (theme) =>
      (!state.brand || theme.brand === state.brand) &&
      (!state.scheme || !theme.scheme || theme.scheme === state.scheme);

    function themesOf(change) {
      return change.themes.filter((entry) =>
        isThemeShown(data.themes[entry.theme]) &&
        (state.delta === 0 || (entry.deltaE ?? 0) >= state.delta));
    }

    function matches(change) {
      if (state.kind && change.kind !== state.kind) return false;
      if (state.group && change.group !== state.group) return false;
      if (state.breaking && !change.breaking) return false;
      if (state.search) {
        const text = [change.path, change.from ?? '', ...change.notes].join('\n').toLowerCase();
        if (!state.search.split(/\s+/).every((word) => text.includes(word))) return false;
      }
      if (change.themes.length === 0) return state.delta === 0;
      return themesOf(change).length > 0;
    }

    const properties = { fill: 'background', shadow: 'boxShadow', text: 'font', bar: 'width', line: 'border' };

    function side(value) {
      const result = element('div', 'side');
      if (value === undefined) {
        result.append(element('div', 'value', '—'));
        return result;
      }
      if (value.css) {
        const isFill = value.look === 'fill';
        const swatch = element('div', isFill ? 'swatch' : 'swatch plain ' + value.look);
        const sample = element('div', '', value.look === 'text' ? 'Aa' : undefined);
        sample.style[properties[value.look]] = value.css;
        swatch.append(sample);
        result.append(swatch);
      }
      const text = element('div', 'value', value.text);
      if (value.alias) text.append(element('small', '', '{' + value.alias + '}'));
      result.append(text);
      return result;
    }

    function themeElement(entry) {
      const theme = data.themes[entry.theme];
      const result = element('section', 'theme' + (theme.scheme === 'dark' ? ' dark' : ''));
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
      const name = change.from ? change.from + ' → ' + change.path : change.path;
      heading.append(element('span', 'path', name), element('span', 'tag', change.kind));
      if (change.breaking) heading.append(element('span', 'tag bad', 'breaking'));
      if (change.loss) heading.append(element('span', 'tag bad', 'loses contrast'));
      if (change.deltaE !== undefined) heading.append(element('span', 'tag', 'ΔE ' + change.deltaE));
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

    function showMore() {
      const next = matching.slice(shown, shown + step);
      find('changes').append(...next.map(changeElement));
      shown += next.length;
      find('end').hidden = shown >= matching.length;
    }

    function update() {
      matching = data.changes.filter(matches);
      shown = 0;
      find('changes').replaceChildren();
      for (const button of find('scheme').children) {
        button.setAttribute('aria-pressed', String(button.dataset.scheme === state.scheme));
      }
      find('count').textContent = matching.length + ' of ' + data.changes.length;
      showMore();
    }

    const text = (id, key, read) => find(id).addEventListener('input', (event) => {
      state[key] = read(event.target);
      update();
    });
    text('search', 'search', (field) => field.value.trim().toLowerCase());
    for (const id of ['kind', 'group', 'brand']) text(id, id, (field) => field.value);
    text('delta', 'delta', (field) => Math.max(0, Number(field.value) || 0));
    text('breaking', 'breaking', (field) => field.checked);
    find('filters').addEventListener('submit', (event) => event.preventDefault());
    find('more').addEventListener('click', showMore);
    update();
    """#
}

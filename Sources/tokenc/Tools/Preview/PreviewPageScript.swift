extension PreviewPage {
  /// The behaviour of the page, behind ``PageScript/common``: filters, and the tokens, of which only
  /// some are in the document at a time.
  static let script = #"""
    const step = 120;
    const pangram = 'Sphinx of black quartz, judge my vow 0123456789';
    const state = { search: '', group: '', type: '', brand: '', scheme: '', deprecated: true, primitive: false };
    const byPath = new Map(data.tokens.map((token) => [token.path, token]));
    let matching = [];
    let shown = 0;

    const brands = unique(data.themes.map((theme) => theme.brand));
    const schemes = unique(data.themes.map((theme) => theme.scheme)).filter(Boolean);
    options(find('group'), unique(data.tokens.map((token) => token.group)).filter(Boolean), 'all groups');
    options(find('type'), unique(data.tokens.map((token) => token.type)), 'all types');
    options(find('brand'), brands, 'all brands');
    find('brand').parentElement.hidden = brands.length < 2;
    find('scheme').closest('fieldset').hidden = schemes.length < 2;
    find('primitive').parentElement.hidden = !data.tokens.some((token) => token.primitive);
    find('deprecated').parentElement.hidden = !data.tokens.some((token) => token.deprecated !== undefined);
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

    const shownThemes = () => [...data.themes.keys()].filter((index) => isThemeShown(data.themes[index]));

    function matches(token) {
      if (state.group && token.group !== state.group) return false;
      if (state.type && token.type !== state.type) return false;
      if (!state.deprecated && token.deprecated !== undefined) return false;
      // Who asks for a group wants to see it.
    if (!state.primitive && !state.group && token.primitive) return false;
      const themes = shownThemes().filter((theme) => token.values[theme] >= 0);
      if (themes.length === 0) return false;
      if (!state.search) return true;
      const values = themes.map((theme) => data.values[token.values[theme]].text);
      const names = [token.path, token.server, token.swift, token.former, token.description];
      const text = [...names, ...(token.chains ?? []).flat(), ...values].join('\n').toLowerCase();
      return state.search.split(/\s+/).every((word) => text.includes(word));
    }

    const chainOf = (token, theme) => (token.chains ?? [[]])[token.chains?.length > 1 ? theme : 0];

    // Themes that show the same are told once.
    function samplesOf(token) {
      const samples = [];
      for (const theme of shownThemes()) {
        const value = token.values[theme];
        if (value < 0) continue;
        const chain = chainOf(token, theme);
        const scheme = data.themes[theme].scheme;
        const known = samples.find((each) =>
          each.value === value && each.chain.join() === chain.join() && each.scheme === scheme);
        if (known) known.themes.push(theme);
        else samples.push({ value, chain, scheme, themes: [theme] });
      }
      // A value that light and dark share is drawn once, unless it shows what lies beneath.
      return samples.length === 2 && samples[0].value === samples[1].value &&
        samples[0].chain.join() === samples[1].chain.join() && data.values[samples[0].value].look !== 'shadow'
        ? [{ ...samples[0], themes: [...samples[0].themes, ...samples[1].themes] }] : samples;
    }

    function labelOf(themes) {
      if (themes.length === data.themes.length) return data.themes.length > 1 ? 'all themes' : '';
      const names = themes.map((index) => data.themes[index]);
      const schemeNames = unique(names.map((theme) => theme.scheme));
      if (schemeNames.length === 1 && themes.length > 1) {
        const all = data.themes.filter((theme) => theme.scheme === schemeNames[0]).length;
        const brand = names.length === all ? 'all brands' : names.map((theme) => theme.brand).join(', ');
        return (brand + ' ' + schemeNames[0]).trim();
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
      const ground = element('div', 'ground ' + value.look);
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
      const result = element('section', 'sample' + (sample.scheme === 'dark' ? ' dark' : ''));
      result.dataset.scheme = sample.scheme;
      const label = labelOf(sample.themes);
      if (label) result.append(element('h4', '', label));
      if (value.look) result.append(drawing(value));
      result.append(element('div', 'value', value.text));
      if (sample.chain.length) result.append(element('div', 'chain', '→ ' + sample.chain.join(' → ')));
      return result;
    }

    const fillOf = (path, theme) => {
      const index = byPath.get(path)?.values[theme] ?? -1;
      return index < 0 ? '' : data.values[index].style?.background ?? '';
    };

    function contrastElement(token) {
      const themes = shownThemes();
      const rows = token.contrasts.flatMap((pair) => themes
        .filter((theme) => pair.ratios[theme] !== null)
        .map((theme) => ({ on: pair.on, theme, ratio: pair.ratios[theme], minimum: pair.minimum })));
      const failing = rows.filter((row) => row.ratio < row.minimum);
      rows.sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
      const result = element('details', 'contrasts');
      const least = rows.length ? Math.min(...rows.map((row) => row.ratio)) : 0;
      const verdict = failing.length ? failing.length + ' below the minimum' : 'enough everywhere';
      result.append(element('summary', failing.length ? 'bad' : '',
        'contrast from ' + least + ' on ' + token.contrasts.length + ' backgrounds: ' + verdict));
      // Only what somebody opens is worth its elements.
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
          line.append(on, element('td', '', data.themes[row.theme].name),
            element('td', row.ratio < row.minimum ? 'bad' : '', row.ratio + ' of ' + row.minimum));
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
      const entries = token.primitive ? [] : [['server', token.server], ['Swift', token.swift]];
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

    function showMore() {
      const wide = ['typography'];
      for (const token of matching.slice(shown, shown + step)) {
        const last = find('tokens').lastElementChild;
        let cards = last;
        if (!last || last.dataset.group !== token.group) {
          const type = unique(matching.filter((each) => each.group === token.group).map((each) => each.type));
          find('tokens').append(element('h2', '', token.group || 'no group'));
          cards = element('div', 'cards' + (type.every((each) => wide.includes(each)) ? ' wide' : ''));
          cards.dataset.group = token.group;
          find('tokens').append(cards);
        }
        cards.append(tokenElement(token));
      }
      shown = Math.min(shown + step, matching.length);
      find('end').hidden = shown >= matching.length;
    }

    function update() {
      matching = data.tokens.filter(matches);
      shown = 0;
      find('tokens').replaceChildren();
      for (const button of find('scheme').children) {
        button.setAttribute('aria-pressed', String(button.dataset.scheme === state.scheme));
      }
      find('count').textContent = matching.length + ' of ' + data.tokens.length;
      showMore();
    }

    const bind = (id, read) => find(id).addEventListener('input', (event) => {
      state[id] = read(event.target);
      update();
    });
    bind('search', (field) => field.value.trim().toLowerCase());
    for (const id of ['group', 'type', 'brand']) bind(id, (field) => field.value);
    for (const id of ['deprecated', 'primitive']) bind(id, (field) => field.checked);
    find('filters').addEventListener('submit', (event) => event.preventDefault());
    find('more').addEventListener('click', showMore);
    update();
    """#
}

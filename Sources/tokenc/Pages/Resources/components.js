// The catalogue: components in every variant, state and case, each drawn by tokenc from a document that its spec
// suggests, with a column for each theme.

function headerCell(scope, text) {
  const cell = element('th', '', text);
  cell.scope = scope;
  return cell;
}

function stageCell(component, title, sample, theme) {
  const cell = element('td');
  const stage = element('div', 'drawing stage');
  const words = [component.name, title, sample.name, data.themes[theme].name];
  const ground = groundOf(theme);
  stage.style.background = ground.css;
  if (ground.isDark) stage.classList.add('dark');
  const piece = at(sample.drawn, theme);
  const label = unique(words).filter(Boolean).join(', ');
  if (piece >= 0) stage.append(pictureElement(piece, theme, { label }));
  cell.append(stage);
  return cell;
}

function samplesTable(component) {
  const themes = shownThemes();
  const table = element('table', 'looks');
  const head = element('tr');
  const corner = element('td');
  corner.colSpan = 2;
  head.append(
    corner,
    ...themes.map((theme) => headerCell('col', data.themes[theme].name || component.name)),
  );
  table.append(head);
  for (const { title, samples: rows } of data.catalogue[components.indexOf(component)]) {
    for (const [index, sample] of rows.entries()) {
      const row = element('tr');
      if (!index) {
        const heading = headerCell('rowgroup', title);
        heading.rowSpan = rows.length;
        if (!sample.name) heading.colSpan = 2;
        row.append(heading);
      }
      if (sample.name) row.append(headerCell('row', sample.name));
      row.append(...themes.map((theme) => stageCell(component, title, sample, theme)));
      table.append(row);
    }
  }
  return table;
}

// What a cell has around its drawing; see components.css.
const cellPadding = 36;

// Makes drawings of a table smaller until all themes stand side by side, as long as they can be read.
const fitting = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const table = target.firstElementChild;
    table.style.setProperty('--zoom', '1');
    const cells = [...table.rows[0].cells].slice(1);
    const drawn = cells.reduce((sum, cell) => sum + cell.offsetWidth - cellPadding, 0);
    const zoom = (contentRect.width - (table.offsetWidth - drawn)) / drawn;
    table.style.setProperty('--zoom', String(Math.min(1, Math.max(0.4, zoom))));
  }
});

// The tokens that a component's spec names.
const tokensOf = ({ name }) =>
  tokens.filter(({ uses }) => uses?.some((part) => part.startsWith(`${name}.`)));

function componentElement(component) {
  const result = element('article', 'component');
  result.dataset.component = component.name;
  const head = element('div', 'head');
  const heading = element('h3');
  heading.append(copyButton(component.name, 'path'));
  const link = itemLink('component', component.name, '#');
  link.setAttribute('aria-label', `link to ${component.name}`);
  heading.append(link);
  if (data.pages?.sample && component.server !== undefined) {
    const screens = itemLink('sample', component.name, 'JSON');
    screens.setAttribute('aria-label', `JSON of ${component.name}`);
    heading.append(screens);
  }
  if (!component.server) heading.append(element('span', 'tag', 'within others only'));
  head.append(heading);
  const list = element('dl', 'names');
  if (component.server) nameRow(list, 'type', copyButton(component.server, 'server'));
  nameRow(list, 'spec', copyButton(component.file, 'code'));
  head.append(list);
  if (component.description) head.append(element('p', 'about', component.description));
  if (component.elements.length && !component.arranged) {
    const reason = component.app ? 'The app arranges it' : 'Its spec has no arrangement';
    head.append(
      element('p', 'about', `${reason}: the elements stand below one another with their names.`),
    );
  }
  result.append(head);
  if (component.elements.length) {
    const table = element('div', 'component-themes');
    table.append(samplesTable(component));
    table.tabIndex = 0;
    table.setAttribute('role', 'region');
    table.setAttribute('aria-label', `${component.name} in its themes`);
    result.append(table);
    fitting.observe(table);
  }
  const used = tokensOf(component);
  if (used.length) {
    result.append(
      detailsElement('uses', `${used.length} token${used.length > 1 ? 's' : ''}`, false, () => {
        const items = element('ul');
        for (const token of used) {
          items.append(element('li', '', itemLink('token', token.path)));
        }
        return items;
      }),
    );
  }
  return result;
}

const componentNames = new Map();

function componentNamesOf(component) {
  if (!componentNames.has(component)) {
    componentNames.set(component, [component.name, component.server].filter(Boolean).map(lower));
  }
  return componentNames.get(component);
}

function componentMatches(component) {
  const cases = component.choices.flatMap((choice) => [choice.name, ...choice.cases]);
  const { variants, elements } = component;
  const about = [component.description, ...variants, ...cases, ...elements].map(lower);
  const text = [...componentNamesOf(component), ...about].join('\n');
  return wordsOf(filters.search).every((word) => text.includes(word));
}

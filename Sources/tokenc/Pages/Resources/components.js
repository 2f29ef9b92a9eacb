// The catalogue: components in every variant, state and case, drawn from their looks.

// MARK: Samples

// What a sample has in its fields: the names of these, as no document says more.
function sampleSource({ fields }) {
  const fieldNamed = (name) => fields.find((field) => field.name === name);
  const flagOf = (value, { cases }) => {
    if (value?.content === undefined) return resolved(value, cases);
    return fieldNamed(value.content)?.flag ?? true;
  };
  return {
    text: (path) => {
      const name = path.split('.').at(-1);
      return fieldNamed(path)?.flag === undefined
        ? name.charAt(0).toUpperCase() + name.slice(1)
        : 'true';
    },
    list: (path) => [path.split('.').at(-1)],
    flag: flagOf,
    // The catalogue shows every state.
    stateFlag: () => undefined,
    length: (value, { cases }) => resolved(value, cases),
    whole: () => [labelledBox('any components')],
    nested: (context, index) => {
      const box = nestedBox(context, index);
      return box ? [box] : 'hidden';
    },
    marked: () => {},
  };
}

function nestedBox({ theme, layout, look, component }, index) {
  const spec = component.elements[index];
  const nested = componentByName.get(spec.component);
  const stated = data.looks[look.parts[index].nested] ?? data.looks[nested.samples[0].looks];
  const place = component.layout.indexOf(spec.name);
  const own = layout.parts[place]?.nested ?? nested.samples[0].layout;
  const { cases } = nested.samples[0];
  const box = componentBox(nested, stated, data.looks[own], cases, theme, 'normal');
  box?.classList.add('nested');
  if (box) box.dataset.element = spec.name;
  return box;
}

// A component in one look; nothing if it has nothing to show. What no arrangement places stands in labelled boxes: nothing is guessed.
function componentBox(component, look, layout, cases, theme, state) {
  const source = sampleSource(component);
  const context = { component, look, layout, cases, theme, state, source };
  if (component.arrangement) return arrangedBox(context);
  const box = element('div', 'unarranged');
  for (const [index, spec] of component.elements.entries()) {
    const labelled = element('div', 'labelled');
    const texts = { text: source.text(spec.name), title: source.text(spec.name) };
    const drawn = spec.component ? nestedBox(context, index) : elementBox(context, index, texts);
    labelled.append(element('span', 'named', spec.name), drawn ?? '');
    box.append(labelled);
  }
  return box;
}

// MARK: Catalogue

// The states in which something of a component's looks differs.
function statesOf(component) {
  const found = new Set(['normal']);
  for (const { looks } of component.samples) {
    for (const part of data.looks[looks].parts) {
      for (const path of Object.keys(part.properties ?? {})) {
        for (const name of path.split('.')) if (stateNames.includes(name)) found.add(name);
      }
    }
  }
  return stateNames.filter((name) => found.has(name));
}

function sampleBox(component, sample, theme, state, label) {
  const cell = element('div', 'cell');
  cell.append(element('div', 'label', label));
  const stage = element('div', 'drawing stage');
  stage.setAttribute('aria-hidden', 'true');
  const ground = groundOf(theme);
  stage.style.background = ground.css;
  if (ground.isDark) stage.classList.add('dark');
  const box = componentBox(
    component,
    data.looks[sample.looks],
    data.looks[sample.layout],
    sample.cases,
    theme,
    state,
  );
  stage.append(box ?? element('div'));
  cell.append(stage);
  return cell;
}

function sampleRow(component, samples, theme, title) {
  const row = element('div', 'looks');
  if (title) row.append(element('div', 'row-title', title));
  const cells = element('div', 'cells');
  for (const [sample, state, label] of samples) {
    cells.append(sampleBox(component, sample, theme, state, label));
  }
  row.append(cells);
  return row;
}

function themeElement(component, theme) {
  const result = element('section', 'theme');
  result.dataset.theme = data.themes[theme].name;
  if (data.themes.length > 1) result.append(element('h4', '', data.themes[theme].name));
  const states = statesOf(component);
  const variants = component.samples.filter((sample) => sample.choice === undefined);
  const nameOf = (sample) => component.variants[sample.variant]?.name ?? component.name;
  if (states.length === 1) {
    const cells = variants.map((sample) => [sample, 'normal', nameOf(sample)]);
    result.append(sampleRow(component, cells, theme, ''));
  } else {
    for (const sample of variants) {
      const cells = states.map((state) => [sample, state, state]);
      result.append(sampleRow(component, cells, theme, nameOf(sample)));
    }
  }
  for (const [index, choice] of component.choices.entries()) {
    const samples = component.samples.filter((sample) => sample.choice === index);
    result.append(
      sampleRow(
        component,
        samples.map((sample) => [sample, 'normal', choice.cases[sample.cases[index]].name]),
        theme,
        choice.name,
      ),
    );
  }
  return result;
}

// The tokens behind a component, in any of its looks.
function tokensOf(component) {
  const found = new Set();
  const visit = (value) => {
    if (Array.isArray(value)) found.add(value[0]);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  for (const sample of component.samples) {
    for (const number of [sample.looks, sample.layout]) {
      for (const part of data.looks[number].parts)
        Object.values(part.properties ?? {}).forEach(visit);
    }
  }
  return [...found].map((index) => tokens[index]);
}

function componentElement(component) {
  const result = element('article', 'component');
  result.dataset.component = component.name;
  const head = element('div', 'head');
  const heading = element('h3');
  heading.append(copyButton(component.name, 'path'));
  const link = itemLink('component', component.name, '#');
  link.setAttribute('aria-label', `link to ${component.name}`);
  heading.append(link);
  if (!component.server) heading.append(element('span', 'tag', 'within others only'));
  head.append(heading);
  const list = element('dl', 'names');
  if (component.server) nameRow(list, 'type', copyButton(component.server, 'server'));
  nameRow(list, 'spec', copyButton(component.file, 'code'));
  head.append(list);
  if (component.description) head.append(element('p', 'about', component.description));
  if (component.elements.length && !component.arrangement) {
    const reason = component.app ? 'The app arranges it' : 'Its spec has no arrangement';
    head.append(
      element('p', 'about', `${reason}: the elements stand side by side with their names.`),
    );
  }
  result.append(head);
  if (component.elements.length) {
    const themes = element('div', 'component-themes');
    themes.append(...shownThemes().map((theme) => themeElement(component, theme)));
    result.append(themes);
  }
  const used = tokensOf(component);
  if (used.length) {
    result.append(
      detailsElement('uses', `${used.length} token${used.length > 1 ? 's' : ''}`, false, () => {
        const items = element('ul');
        for (const token of used) {
          const line = element('li');
          line.append(itemLink('token', token.path));
          items.append(line);
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
  const cases = component.choices.flatMap((choice) => [
    choice.name,
    ...choice.cases.map(({ name }) => name),
  ]);
  const variants = component.variants.map(({ name }) => name);
  const elements = component.elements.map(({ name }) => name);
  const about = [component.description, ...variants, ...cases, ...elements].map(lower);
  const text = [...componentNamesOf(component), ...about].join('\n');
  return wordsOf(filters.search).every((word) => text.includes(word));
}

// The part of the script that all pages share. It runs before a page's own script, in one function
// with it: the page's data, elements, the address that keeps what is chosen, and a list of items.

const data = JSON.parse(document.getElementById('data').textContent);
const find = (id) => document.getElementById(id);
const unique = (values) => [...new Set(values)];
const lower = (text) => (text ?? '').toLowerCase();

// An element with texts and other elements in it. None of the texts is ever markup.
function element(name, className, ...children) {
  const result = document.createElement(name);
  if (className) result.className = className;
  result.append(...children.filter((child) => (child ?? undefined) !== undefined));
  return result;
}

function buttonElement(className, text, act) {
  const button = element('button', className, text);
  button.type = 'button';
  if (act) button.addEventListener('click', act);
  return button;
}

function options(select, values, all) {
  select.append(new Option(all, ''));
  for (const value of values) select.append(new Option(value, value));
}

// MARK: What is chosen

// What is chosen, by the id of the field; the address has what differs from the start.
const filters = {};
const initial = {};

const fields = () => find('filters').querySelectorAll('input, select');

function choiceIn(field) {
  if (field.type === 'checkbox') return field.checked ? 'yes' : 'no';
  if (field.type === 'number') return String(Math.max(0, Number(field.value) || 0));
  return field.value.trim();
}

function show(name, value) {
  filters[name] = value;
  const field = find(name);
  if (name === 'vision') document.documentElement.dataset.vision = value;
  if (field?.type === 'checkbox') field.checked = value === 'yes';
  else if (field?.matches('input, select') && choiceIn(field) !== value) field.value = value;
  for (const button of document.querySelectorAll(`[data-axis="${CSS.escape(name)}"]`)) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

const isOn = (name) => filters[name] === 'yes';

// The address of what is chosen with some of it changed.
function address(changes) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...changes })) {
    if (value && value !== initial[name]) parameters.set(name, value);
  }
  return `#${parameters}`;
}

function readAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  for (const name of Object.keys(initial)) show(name, parameters.get(name) ?? initial[name]);
}

// MARK: Themes

const axes = data.axes ?? [];
const brands = unique((data.themes ?? []).map((theme) => theme.brand));

const isThemeShown = (theme) =>
  (!filters.brand || theme.brand === filters.brand) &&
  axes.every(({ name }, bit) => !filters[name] || theme.contexts[bit] === filters[name]);

const shownThemes = () =>
  [...data.themes.keys()].filter((index) => isThemeShown(data.themes[index]));

// The context of a theme along an axis; none if no token differs along it.
const contextOf = (theme, axis) => {
  const bit = axes.findIndex(({ name }) => name === axis);
  return bit < 0 ? '' : data.themes[theme].contexts[bit];
};

// What some themes are called, short where they are all of a kind.
function labelOf(themes, except) {
  const dimensions = [
    { all: brands, plural: 'all brands', of: (theme) => data.themes[theme].brand },
    ...axes
      .filter(({ name }) => name !== except)
      .map(({ name, contexts }) => ({ all: contexts, of: (theme) => contextOf(theme, name) })),
  ];
  const sets = dimensions.map(({ of }) => unique(themes.map(of)));
  const places = unique(themes.map((theme) => dimensions.map(({ of }) => of(theme)).join('\n')));
  if (sets.reduce((product, set) => product * set.length, 1) !== places.length) {
    return unique(
      themes.map((theme) => dimensions.map(({ of, all }) => (all.length > 1 ? of(theme) : ''))),
    )
      .map((names) => names.filter(Boolean).join(' '))
      .filter((name, place, all) => all.indexOf(name) === place)
      .join(', ');
  }
  return dimensions
    .map(({ all, plural }, index) => {
      if (all.length < 2) return '';
      if (sets[index].length < all.length) return sets[index].join(', ');
      return plural ?? '';
    })
    .filter(Boolean)
    .join(' ');
}

// Fills the fields for brands and axes; what only one theme could answer is hidden.
function offerThemes(choose) {
  options(find('brand'), brands, 'all brands');
  find('brand').parentElement.hidden = brands.length < 2;
  for (const { name, contexts } of axes) offerContexts(name, ['', ...contexts], choose);
}

// Offers the contexts of an axis, of which the first is chosen at the start.
function offerContexts(name, contexts, choose) {
  const buttons = element('div', 'buttons');
  for (const context of contexts) {
    const button = buttonElement('', context || 'all', () => choose(name, context));
    button.value = context;
    button.dataset.axis = name;
    buttons.append(button);
  }
  find('axes').append(element('fieldset', '', element('legend', '', name), buttons));
  initial[name] = contexts[0];
}

// MARK: Links and copies

// A link to another item of the page, or of another page of the site.
function itemLink(kind, key, text) {
  const link = element('a', kind, text ?? key);
  const page = data.pages?.[kind] ?? '';
  const show = kind === 'component' && !page ? 'components' : '';
  link.href = `${page}${address({ search: '', group: '', type: '', token: '', component: '', show, [kind]: key })}`;
  return link;
}

// Text that a click copies.
function copyButton(text, className, shown) {
  const button = buttonElement(`copy ${className}`, shown ?? text);
  button.dataset.copy = text;
  button.title = 'Copy';
  return button;
}

const say = (text) => {
  find('said').textContent = text;
};

async function copy(button, name) {
  const text = button.dataset.copy;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages in some frames may not write to the clipboard; a selection can still be copied.
    const area = element('textarea');
    area.value = text;
    button.after(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    button.focus();
  }
  say(`copied ${name ?? text}`);
  button.classList.add('copied');
  setTimeout(() => button.classList.remove('copied'), 1200);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button.copy');
  if (button) copy(button);
});

// MARK: Search

// For each word of a search whether texts of a pool have it, asked once.
function textHits(texts) {
  const known = new Map();
  return (word) => {
    if (!known.has(word)) {
      if (known.size > 40) known.clear();
      known.set(
        word,
        Uint8Array.from(texts(), (text) => (text.includes(word) ? 1 : 0)),
      );
    }
    return known.get(word);
  };
}

const wordsOf = (query) => lower(query).split(/\s+/).filter(Boolean);

// How well names answer a query: 0 for the name itself, 1 for its beginning, 2 for what is within it.
function rankOf(names, query) {
  let rank = 3;
  for (const name of names) {
    if (name === query) return 0;
    if (name.startsWith(query)) rank = Math.min(rank, 1);
    else if (wordsOf(query).every((word) => name.includes(word))) rank = Math.min(rank, 2);
  }
  return rank;
}

const pairsOf = (text) => {
  const result = new Set();
  for (let place = 0; place + 1 < text.length; place += 1) result.add(text.slice(place, place + 2));
  return result;
};

// The names that have most pairs of letters in common with a query.
function nearestNames(query, names) {
  const pairs = pairsOf(lower(query).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const found = [];
  for (const name of names) {
    const own = pairsOf(lower(name).replaceAll(/[^\p{L}\p{N}]/gu, ''));
    let common = 0;
    for (const pair of own) if (pairs.has(pair)) common += 1;
    const likeness = (2 * common) / (own.size + pairs.size || 1);
    if (likeness > 0.2) found.push({ name, likeness });
  }
  found.sort((one, other) => other.likeness - one.likeness);
  return unique(found.map(({ name }) => name)).slice(0, 5);
}

// MARK: Items

// Shows the items that match the filters, `step` at a time and never more than five times as many,
// since thousands of elements are slow.
//
// `step` is the number at present, and `isOffered` whether an item is of the kind that is shown.
// `append` adds some of the matching items to the list, `namesOf` gives an item's names in small letters,
// `kinds` tells for each kind of link the item that a key names, and `updated` hears of each new list.
function showItems({
  items,
  step,
  isOffered = () => true,
  list,
  matches,
  namesOf,
  kinds,
  append,
  updated,
}) {
  let matching = [];
  let first = 0;
  let last = 0;

  function draw() {
    list.replaceChildren();
    append(matching.slice(first, last), matching);
    offerMore();
  }

  function offerMore() {
    find('end').hidden = last >= matching.length;
    find('start').hidden = first === 0;
  }

  // Focus is where the eye is: at the first of the items that came.
  function focusOn(index) {
    const shown = list.querySelectorAll('article')[index - first];
    if (!shown) return;
    shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
    const scroll = () => shown.scrollIntoView({ block: 'start' });
    scroll();
    // What is above gets its true height when it is laid out for the first time.
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  }

  function showMore() {
    const next = last;
    last = Math.min(last + step(), matching.length);
    if (last - first > 5 * step()) {
      first = last - 5 * step();
      draw();
    } else {
      append(matching.slice(next, last), matching);
      offerMore();
    }
    focusOn(next);
  }

  function showEarlier() {
    const before = first;
    first = Math.max(0, first - step());
    last = Math.min(last, first + 5 * step());
    draw();
    focusOn(Math.max(first, before - step()));
  }

  // The item that the address names; filters that hide it are put back.
  function namedItem() {
    for (const [kind, itemOf] of Object.entries(kinds)) {
      const item = filters[kind] ? itemOf(filters[kind]) : undefined;
      if (!item) continue;
      if (!matches(item)) {
        for (const name of Object.keys(initial)) if (!kinds[name]) show(name, initial[name]);
        if (!matches(item)) show('primitive', 'yes');
      }
      return item;
    }
    return undefined;
  }

  function match() {
    matching = items.filter(matches);
    const query = lower(filters.search);
    if (query) {
      const ranks = new Map(matching.map((item) => [item, rankOf(namesOf(item), query)]));
      matching.sort((one, other) => ranks.get(one) - ranks.get(other));
    }
  }

  function update(state) {
    const named = namedItem();
    match();
    const place = named ? matching.indexOf(named) : -1;
    first = state?.first ?? (place < 0 ? 0 : place - (place % step()));
    last = Math.min(matching.length, Math.max(state?.last ?? 0, first + step()));
    draw();
    find('count').textContent = `${matching.length} of ${items.filter(isOffered).length}`;
    offerNearest();
    updated?.(matching);
    if (place >= 0 && state?.y === undefined) focusOn(place);
  }

  // Thousands of names are compared after the empty list is seen.
  let nearest;

  function offerNearest() {
    clearTimeout(nearest);
    if (!matching.length && filters.search) nearest = setTimeout(listNearest);
  }

  function listNearest() {
    const names = nearestNames(
      filters.search,
      items.filter(isOffered).flatMap((item) => namesOf(item)),
    );
    const result = element('p', 'nearest', names.length ? 'Nothing has it. Nearest: ' : 'Nothing.');
    for (const name of names) {
      const search = () => {
        choose('search', name);
        find('search').focus();
      };
      result.append(buttonElement('', name, search), ' ');
    }
    list.append(result);
  }

  // What the browser needs to come back to this view.
  const view = () => ({ first, last, y: scrollY });

  function choose(name, value, isTyped) {
    if (filters[name] === value) return;
    if (name === 'vision') {
      // What is shown stays, in other colors.
      show(name, value);
      history.replaceState(view(), '', address({}));
      return;
    }
    const forgotten = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, '']));
    if (!isTyped) history.replaceState(view(), '');
    for (const [kind, none] of Object.entries(forgotten)) filters[kind] = none;
    show(name, value);
    history[isTyped ? 'replaceState' : 'pushState'](null, '', address({}));
    update();
  }

  function follow(link) {
    history.replaceState(view(), '');
    history.pushState(null, '', link.hash);
    readAddress();
    update();
  }

  offerThemes((name, value) => choose(name, value));
  for (const field of fields()) {
    initial[field.id] = choiceIn(field);
    const isTyped = field.type === 'search' || field.type === 'number';
    field.addEventListener('input', () => choose(field.id, choiceIn(field), isTyped));
  }
  for (const kind of Object.keys(kinds)) initial[kind] = '';
  find('filters').addEventListener('submit', (event) => event.preventDefault());
  find('more').addEventListener('click', showMore);
  find('earlier').addEventListener('click', showEarlier);
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(link);
  });
  addEventListener('popstate', (event) => {
    readAddress();
    update(event.state);
    if (event.state) scrollTo(0, event.state.y);
  });
  addEventListener('pagehide', () => history.replaceState(view(), ''));
  history.scrollRestoration = 'manual';
  // Paper has no button for more.
  let printed;
  addEventListener('beforeprint', () => {
    if (printed) return;
    printed = { first, last };
    [first, last] = [0, matching.length];
    draw();
  });
  addEventListener('afterprint', () => {
    if (!printed) return;
    ({ first, last } = printed);
    printed = undefined;
    draw();
  });
  // What has focus is never under the bar.
  new ResizeObserver(() => {
    const isStuck = getComputedStyle(find('filters')).position === 'sticky';
    const height = isStuck ? find('filters').offsetHeight : 0;
    document.documentElement.style.scrollPaddingTop = `${height + 8}px`;
  }).observe(find('filters'));
  // What a first search asks of all items is read before anybody types.
  setTimeout(() => items.forEach(namesOf));
  readAddress();
  update(history.state);
  if (history.state) scrollTo(0, history.state.y);
}

// MARK: Live

// Asks the server of the page.
async function post(path, question) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

// A page that a server shows asks for newer ones, and comes again when there are.
if (data.live) {
  const [timing] = performance.getEntriesByType('navigation');
  let version = timing?.serverTiming?.find(({ name }) => name === 'version')?.description;
  const outdated = element('section', 'outdated');
  outdated.setAttribute('role', 'alert');
  const errors = element('pre');
  errors.tabIndex = 0;
  outdated.append(
    element('strong', '', 'The input has errors; what is shown here is as it was before them.'),
    errors,
  );
  const look = async () => {
    try {
      const answer = await (await fetch('version', { cache: 'no-store' })).text();
      const [newest, ...lines] = answer.split('\n');
      version ??= newest;
      if (newest !== version) location.reload();
      const text = lines.join('\n').trim();
      if (text === errors.textContent) return;
      errors.textContent = text;
      if (text) document.body.prepend(outdated);
      else outdated.remove();
    } catch {
      // The server has ended, or starts again.
    }
  };
  look();
  setInterval(look, 700);
}

// The part of the script that all pages share. It runs before a page's own script, in one function
// with it: the page's data, elements, and a list that the fields of the form filter.

const data = JSON.parse(document.getElementById('data').textContent);
const find = (id) => document.getElementById(id);
const unique = (values) => [...new Set(values)];

// All text goes through textContent, so none of it is ever markup.
function element(name, className, text) {
  const result = document.createElement(name);
  if (className) result.className = className;
  if (text !== undefined) result.textContent = text;
  return result;
}

function options(select, values, all) {
  select.append(new Option(all, ''));
  for (const value of values) select.append(new Option(value, value));
}

// What is chosen in the form, by the id of the field.
const filters = { scheme: '' };

function choiceIn(field) {
  if (field.type === 'checkbox') return field.checked;
  if (field.type === 'number') return Math.max(0, Number(field.value) || 0);
  return field.type === 'search' ? field.value.trim().toLowerCase() : field.value;
}

const isThemeShown = (theme) =>
  (!filters.brand || theme.brand === filters.brand) &&
  (!filters.scheme || !theme.scheme || theme.scheme === filters.scheme);

// Whether texts have all words of the search.
function isFound(texts) {
  const text = texts.join('\n').toLowerCase();
  return filters.search.split(/\s+/).every((word) => text.includes(word));
}

// Fills the fields for brand and scheme; what only one theme could answer is hidden.
function offerThemes(update) {
  const brands = unique(data.themes.map((theme) => theme.brand));
  const schemes = unique(data.themes.map((theme) => theme.scheme)).filter(Boolean);
  options(find('brand'), brands, 'all brands');
  find('brand').parentElement.hidden = brands.length < 2;
  find('scheme').closest('fieldset').hidden = schemes.length < 2;
  for (const scheme of ['', ...schemes]) {
    const button = element('button', '', scheme || 'all');
    button.type = 'button';
    button.dataset.scheme = scheme;
    button.addEventListener('click', () => {
      filters.scheme = scheme;
      update();
    });
    find('scheme').append(button);
  }
}

// Shows the items that match the filters, `step` at a time, since thousands of elements are slow.
// `append` adds some of the matching items to the list.
function showItems({ items, step, list, matches, append }) {
  let matching = [];
  let shown = 0;

  function showMore() {
    append(matching.slice(shown, shown + step), matching);
    shown = Math.min(shown + step, matching.length);
    find('end').hidden = shown >= matching.length;
  }

  function update() {
    matching = items.filter(matches);
    shown = 0;
    list.replaceChildren();
    for (const button of find('scheme').children) {
      button.setAttribute('aria-pressed', String(button.dataset.scheme === filters.scheme));
    }
    find('count').textContent = `${matching.length} of ${items.length}`;
    showMore();
  }

  offerThemes(update);
  for (const field of find('filters').querySelectorAll('input, select')) {
    filters[field.id] = choiceIn(field);
    field.addEventListener('input', () => {
      filters[field.id] = choiceIn(field);
      update();
    });
  }
  find('filters').addEventListener('submit', (event) => event.preventDefault());
  find('more').addEventListener('click', showMore);
  update();
}

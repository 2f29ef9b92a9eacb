// The list of completions, which the server of the page works out.

const offerList = find('offers');
let offers = [];
let offerIndex = 0;

function closeOffers() {
  offers = [];
  offerList.hidden = true;
  offerList.replaceChildren();
  field.removeAttribute('aria-activedescendant');
}

function chooseOffer(index) {
  const { start, end, text } = offers[index];
  closeOffers();
  replaceRange({ start, end, text });
  closeOffers();
}

function markOffer(index) {
  offerIndex = (index + offers.length) % offers.length;
  for (const [place, item] of [...offerList.children].entries()) {
    item.setAttribute('aria-selected', String(place === offerIndex));
  }
  offerList.children[offerIndex].scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', `offer-${offerIndex}`);
}

function offerElement(offer, index, theme) {
  const item = element('li');
  item.id = `offer-${index}`;
  item.setAttribute('role', 'option');
  if (offer.token !== undefined) {
    const value = valueIn(tokens[offer.token], theme);
    if (value >= 0 && valueAt(value).look === 'fill') {
      item.append(drawing(valueAt(value), groundOf(theme)));
    }
  }
  item.append(element('span', '', offer.label));
  if (offer.detail) item.append(element('span', 'detail', offer.detail.slice(0, 80)));
  // The field keeps the focus.
  item.addEventListener('mousedown', (event) => event.preventDefault());
  item.addEventListener('click', () => chooseOffer(index));
  return item;
}

// Below the caret, which is where the same letters end that stand before it.
function placeOffers() {
  const before = field.value.slice(0, field.selectionStart);
  const lines = before.split('\n');
  const probe = element('span', '', lines.at(-1));
  marks.append(probe);
  const left = probe.getBoundingClientRect().width;
  probe.remove();
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  const top = lines.length * height - field.scrollTop + 10;
  const room = find('editor').clientWidth - offerList.offsetWidth - 8;
  offerList.style.top = `${top}px`;
  offerList.style.left = `${Math.max(4, Math.min(left - field.scrollLeft + 10, room))}px`;
}

function showOffers(found, theme) {
  offers = found;
  if (!offers.length) {
    closeOffers();
    return;
  }
  offerList.replaceChildren(...offers.map((offer, index) => offerElement(offer, index, theme)));
  offerList.hidden = false;
  placeOffers();
  markOffer(0);
}

// Whether a key was for the list of offers.
function offerKey({ key }) {
  if (offerList.hidden) return false;
  if (key === 'ArrowDown') markOffer(offerIndex + 1);
  else if (key === 'ArrowUp') markOffer(offerIndex - 1);
  else if (key === 'Enter' || key === 'Tab') chooseOffer(offerIndex);
  else if (key === 'Escape') closeOffers();
  else return false;
  return true;
}

// What may stand at a place of a document, by the specs.
//
// What is expected at a place is { kind, … }: `anything`, an `element` known by its type, the `content`
// of a component, the `name` of one, a `value` of a field's type, or `none`.

const offerLimit = 60;

// Whether a text ends with a whole value.
const endsValue = (text) => /[^\s{[,:]\s*$/.test(text);

// Where the caret is: the word around it, whether a key belongs there, and the names and indices from the
// root.
function caretPlace(text, caret) {
  const open = [];
  let index = 0;
  let [start, isString] = [caret, false];
  while (index < caret) {
    const character = text[index];
    const inner = open.at(-1);
    if (character === '"') {
      const [whole] = /^"(?:[^"\\\n]|\\.)*"?/.exec(text.slice(index));
      const isClosed = whole.length > 1 && whole.endsWith('"');
      if (index + whole.length > caret || !isClosed) {
        [start, isString] = [index, true];
        index += whole.length;
        break;
      }
      if (inner?.isKey) inner.name = JSON.parse(whole);
      index += whole.length;
      start = caret;
    } else {
      if (character === '{') open.push({ isObject: true, isKey: true });
      else if (character === '[') open.push({ index: 0 });
      else if (character === '}' || character === ']') open.pop();
      else if (character === ':' && inner) inner.isKey = false;
      else if (character === ',' && inner?.isObject) inner.isKey = true;
      else if (character === ',' && inner) inner.index += 1;
      if (!/[A-Za-z0-9+\-._]/.test(character)) start = caret;
      else if (start === caret) start = index;
      index += 1;
    }
  }
  const inner = open.at(-1);
  // After a value only a key can follow, with a comma between.
  if (inner?.isObject && endsValue(text.slice(0, start))) inner.isKey = true;
  const rest = isString ? '' : /^[A-Za-z0-9+\-._]*/.exec(text.slice(caret))[0];
  return {
    start,
    end: Math.max(index, caret) + rest.length,
    isKey: Boolean(inner?.isKey),
    path: open.slice(0, -1).map((each) => (each.isObject ? each.name : String(each.index))),
    open,
  };
}

// The document with something sound at the caret; what comes after it counts if it can be read.
function repairedRoot(text, { start, end, isKey, open }) {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isFollowed = /^\s*:/.test(after);
  const stand = isKey ? `"\\u0000"${isFollowed ? '' : ':null'}` : 'null';
  const isNext = /^\s*["{[\w]/.test(after) && !isFollowed;
  const isAfter = endsValue(before);
  const middle = `${isAfter ? ',' : ''}${stand}${isNext ? ',' : ''}`;
  const whole = readDocument(before + middle + after);
  if (whole.isWhole) return whole.root;
  const closing = open.map(({ isObject }) => (isObject ? '}' : ']')).reverse();
  const tail = isKey && isFollowed ? ':null' : '';
  return readDocument(before + middle.replace(/,$/, '') + tail + closing.join('')).root;
}

// MARK: What is expected

const typeOf = (node) => {
  const key = firstKey(node, typeKeys);
  const value = key === undefined ? undefined : memberOf(node, key);
  const component = value?.kind === 'string' ? componentBySent.get(plain(value.text)) : undefined;
  return component?.form.type.includes(key) ? component : undefined;
};

const isTyped = (node) =>
  node?.kind === 'object' &&
  (typeKeys.length
    ? typeOf(node) !== undefined
    : node.members.some(({ name }) => componentBySent.has(plain(name))));

function expectedRoot(name) {
  const component = components.find((each) => data.prefix + each.name === name);
  if (component) return { kind: 'content', component };
  return { kind: name === unionName ? 'element' : 'anything' };
}

function expectedValue(type, component) {
  if (type.kind === 'element') return { kind: 'element' };
  if (type.kind === 'component') {
    return { kind: 'content', component: componentByName.get(type.component) };
  }
  if (type.kind === 'action' && declaredActions.length) return { kind: 'action' };
  return { kind: 'value', type, component };
}

// The declared action that an object is.
const actionOf = (node) => {
  const type = node && memberOf(node, 'type');
  return type?.kind === 'string' ? actionBySent.get(plain(type.text)) : undefined;
};

function expectedWithin(expected, node, name) {
  const isTypeKey = node?.kind === 'object' && typeKeys.includes(name);
  if (expected.kind === 'anything' && !isTypeKey && !isTyped(node)) return expected;
  if (expected.kind === 'anything' || expected.kind === 'element') {
    if (!typeKeys.length) {
      const component = componentBySent.get(plain(name));
      return component ? { kind: 'content', component } : { kind: 'none' };
    }
    const component = node && typeOf(node);
    if (typeKeys.includes(name) && (!component || component.form.type.includes(name))) {
      return { kind: 'name', key: name };
    }
    if (!component) return { kind: 'none' };
    if (component.form.data === name) return { kind: 'content', component };
    if (component.form.data !== undefined) return { kind: 'none' };
    return expectedWithin({ kind: 'content', component }, node, name);
  }
  if (expected.kind === 'content') {
    const known = fieldsByKey.get(expected.component).get(plain(name))?.[0]?.field;
    return known ? expectedValue(known.type, expected.component) : { kind: 'none' };
  }
  if (expected.kind === 'action') {
    if (name === 'type') return { kind: 'actionType' };
    const component = name === 'parameters' ? actionOf(node) : undefined;
    return component ? { kind: 'content', component } : { kind: 'none' };
  }
  if (expected.type?.kind === 'list') return expectedValue(expected.type.of, expected.component);
  return { kind: 'none' };
}

const childOf = (node, name) =>
  node?.kind === 'array' ? node.elements[Number(name)] : node && memberOf(node, name);

// MARK: Offers

// A key with a value, for what has none yet.
function keyOffer(key, value, detail) {
  return { key, value, label: key, detail };
}

function keyOffers(expected, node) {
  const sent = new Set(node?.members?.map(({ name }) => name));
  const offers = [];
  if (expected.kind === 'action') {
    const action = actionOf(node);
    const parameters = action && keyOffer('parameters', sampleContent(action, 1), action.name);
    const type = keyOffer('type', declaredActions[0].action, 'the action');
    return [type, parameters].filter((offer) => offer && !sent.has(offer.key));
  }
  const isElement = expected.kind === 'element' || expected.kind === 'anything';
  let component = expected.kind === 'content' ? expected.component : undefined;
  if (isElement && !typeKeys.length) {
    return anywhere.map((each) => keyOffer(serverOf(each), sampleContent(each), each.description));
  }
  if (isElement) {
    component = node && typeOf(node);
    if (!typeKeys.some((key) => sent.has(key))) {
      for (const key of typeKeys) {
        const first = anywhere.find(({ form }) => form.type[0] === key);
        if (first) offers.push(keyOffer(key, serverOf(first), 'the component'));
      }
    }
    const key = component?.form.data;
    if (key !== undefined) {
      if (!sent.has(key)) offers.push(keyOffer(key, sampleContent(component), component.name));
      return offers;
    }
  }
  for (const each of component?.fields ?? []) {
    if (each.type.kind === 'callback' || each.keys.some((key) => sent.has(key))) continue;
    const value = sampleValue(each, each.type, component, 1);
    const words = [each.required ? 'required' : '', each.description].filter(Boolean).join(', ');
    offers.push(keyOffer(each.keys[0], value, words || each.type.kind));
  }
  return offers;
}

const valueOffer = (value, label, detail) => ({ value, label: label ?? String(value), detail });

function tokenOffers(group) {
  const { tokens: indices } = families[group];
  return indices.map((index) => ({
    ...valueOffer(tokens[index].server, undefined, tokens[index].description),
    token: index,
  }));
}

function valueOffers(expected) {
  const { kind, type, component } = expected;
  if (kind === 'anything' || kind === 'element') {
    return anywhere.map((each) => valueOffer(sampleDocument(each, 1), each.name, each.description));
  }
  if (kind === 'action') {
    return declaredActions.map((each) =>
      valueOffer(sampleAction(each), each.name, each.description),
    );
  }
  if (kind === 'actionType') {
    return declaredActions.map((each) => valueOffer(each.action, undefined, each.description));
  }
  if (kind === 'content') return [valueOffer(sampleContent(component, 1), component.name)];
  if (kind === 'name') {
    return anywhere
      .filter(({ form }) => form.type.includes(expected.key))
      .map((each) => valueOffer(serverOf(each), undefined, each.description));
  }
  if (kind !== 'value') return [];
  if (type.kind === 'flag') return [valueOffer(true), valueOffer(false)];
  if (type.kind === 'token') return tokenOffers(type.group);
  if (type.kind === 'choice') {
    return casesOf(type, component).map((one) =>
      valueOffer(sentCase(one, sentKind(type, component)), undefined, one.description),
    );
  }
  const value = sampleValue({ name: type.kind }, type, component, 1);
  return value === undefined
    ? []
    : [valueOffer(value, JSON.stringify(value).slice(0, 60), type.kind)];
}

// JSON on as many lines as it needs, as far in as the line at which it begins.
function indented(value, text, start) {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [indent] = /^\s*/.exec(line);
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

// The offers at a place of a text, with what each writes there.
function offersAt(text, caret, rootName) {
  const place = caretPlace(text, caret);
  const { start, end, isKey, path } = place;
  let node = repairedRoot(text, place);
  let expected = expectedRoot(rootName);
  for (const name of path) {
    [expected, node] = [expectedWithin(expected, node, name), childOf(node, name)];
  }
  const inner = place.open.at(-1);
  // Nothing follows the outermost value.
  if (!inner && text.slice(0, start).trim()) return [];
  if (inner && !isKey) expected = expectedWithin(expected, node, inner.name ?? String(inner.index));
  const after = text.slice(end);
  const isItem = isKey || (inner && !inner.isObject);
  const comma = isItem && endsValue(text.slice(0, start)) ? ',' : '';
  const isFollowed = isKey && /^\s*:/.test(after);
  const next = isItem && !isFollowed && /^\s*["{[\w-]/.test(after) ? ',' : '';
  const write = ({ key, value }) => {
    const name = isKey ? `${JSON.stringify(key)}${isFollowed ? '' : ': '}` : '';
    const content = isFollowed ? '' : indented(value ?? null, text, start);
    return `${comma}${name}${content}${next}`;
  };
  const typed = lower(text.slice(start, caret)).replace(/^"/, '');
  const found = (isKey ? keyOffers(expected, node) : valueOffers(expected))
    .filter(({ label }) => lower(label).includes(typed))
    .sort(
      (one, other) => lower(other.label).startsWith(typed) - lower(one.label).startsWith(typed),
    );
  return found.slice(0, offerLimit).map((offer) => ({ ...offer, start, end, text: write(offer) }));
}

// MARK: The list of offers

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

function openOffers(rootName, theme) {
  offers = offersAt(field.value, field.selectionStart, rootName);
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

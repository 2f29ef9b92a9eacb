// JSON as an app decodes it, with the place of each value, and the same faults as
// Sources/tokenc/Compiler/JSON/JSONReader.swift.
//
// A node is { kind, start, end }, where kind is object, array, string, number, true, false, null or invalid;
// an object has members { name, start, end, value }, of each name the first, an array elements, a string its
// text; what decoders pass over and can't read is invalid, with the kind for which they take it as broken.
// Places are indices of the text's UTF-16 units; a fault is { message, start, end, edit, severity }, and an
// edit { start, end, text, label }.

const maximumDepth = 512;
const maximumFaultCount = 100;
const isWordCharacter = (character) => /[A-Za-z0-9+\-._#]/.test(character);

const plainEscapes = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

// Thrown where reading ends before the end of the text.
const stopped = Symbol('stopped');

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const bytesOf = (text) => encoder.encode(text);

// The text of a string, as JSONEscapes.swift has it; of escapes that are none, too.
function decodedEscapes(raw) {
  const bytes = bytesOf(raw);
  const result = [];
  const hexAt = (index, count = 4) => {
    const digits = String.fromCharCode(...bytes.slice(index, index + count));
    const isHex = digits.length === count && /^[0-9a-fA-F]+$/.test(digits);
    return isHex ? Number.parseInt(digits, 16) : undefined;
  };
  let index = 0;
  while (index < bytes.length) {
    const byte = bytes[index];
    index += 1;
    const letter = String.fromCharCode(bytes[index]);
    if (byte !== 0x5c || index >= bytes.length) {
      result.push(byte);
    } else if (letter !== 'u') {
      index += 1;
      const hex = letter === 'x' ? hexAt(index, 2) : undefined;
      if (letter === 'x') index += 2;
      const others = { 0: '\0', v: '\v', x: String.fromCharCode(hex ?? 0xfffd) };
      const part = plainEscapes[letter] ?? others[letter];
      result.push(...(part === undefined ? [bytes[index - 1]] : bytesOf(part)));
    } else {
      let unit = hexAt(index + 1) ?? 0xfffd;
      index += 5;
      const low = (unit & 0xfc00) === 0xd800 ? hexAt(index + 2) : undefined;
      if (low !== undefined) {
        unit = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
        index += 6;
      }
      const isScalar = (unit & 0xf800) !== 0xd800;
      result.push(...bytesOf(isScalar ? String.fromCodePoint(unit) : '\uFFFD'));
    }
  }
  return decoder.decode(Uint8Array.from(result));
}

class DocumentReader {
  constructor(text) {
    this.text = text;
    this.index = text.startsWith('\uFEFF') ? 1 : 0;
    this.faults = [];
    this.faultCount = 0;
    this.open = [];
    this.root = undefined;
    // The key that waits for its value.
    this.key = undefined;
  }

  // The document, and whether it was read to its end.
  read() {
    try {
      this.readText();
      return { root: this.root, faults: this.faults, isWhole: true };
    } catch (error) {
      if (error !== stopped) throw error;
      for (const container of this.open) container.end = this.index;
      return { root: this.root, faults: this.faults, isWhole: false };
    }
  }

  report(message, start = this.index, end = start + 1, edit = undefined) {
    this.faultCount += 1;
    this.faults.push({ message, start, end, edit, severity: 'error' });
  }

  // What the decoder of an app passes over.
  warn(message, start = this.index, end = start + 1, edit = undefined) {
    this.faults.push({ message, start, end, edit, severity: 'warning' });
  }

  stop(message, start = this.index, end = start + 1) {
    this.report(message, start, end);
    throw stopped;
  }

  readText() {
    let expected = 'value';
    for (;;) {
      if (this.faultCount >= maximumFaultCount) {
        this.stop(`${maximumFaultCount} faults so far; the rest of this file is not read`);
      }
      const valueEnd = this.index;
      this.skipBlanks();
      if (this.index >= this.text.length) this.stopAtEnd();
      const character = this.text[this.index];
      if (expected === 'value') expected = this.readValue(character);
      else if (expected === 'elementOrEnd') {
        expected = character === ']' ? this.close() : this.readValue(character);
      } else if (expected === 'memberOrEnd' && character === '}') expected = this.close();
      else if (expected === 'separator') expected = this.readSeparator(character, valueEnd);
      else expected = this.readKey(character);
      if (!this.open.length && expected === 'separator') break;
    }
    this.skipBlanks();
    if (this.index < this.text.length) {
      this.stop('unexpected text after the JSON value; a file holds one object');
    }
  }

  stopAtEnd() {
    const inner = this.open.at(-1);
    if (!inner) this.stop('the file is empty; expected a JSON object', 0, 0);
    const end = this.text.replace(/[ \n\r\t]+$/, '').length;
    const bracket = inner.kind === 'object' ? '}' : ']';
    this.stop(`the file ends inside an ${inner.kind}; expected '${bracket}'`, end, end);
  }

  add(node) {
    const outer = this.open.at(-1);
    if (!outer) this.root = node;
    else if (outer.kind === 'array') outer.elements.push(node);
    else outer.members.push({ ...this.key, value: node });
    return node;
  }

  readValue(character) {
    if (character === '"') this.add(this.readString());
    else if (character === '{' || character === '[') {
      if (this.open.length >= maximumDepth) {
        this.stop(`more than ${maximumDepth} objects and arrays inside one another`);
      }
      const isObject = character === '{';
      const place = { start: this.index, end: this.index + 1 };
      const node = isObject
        ? { kind: 'object', ...place, members: [] }
        : { kind: 'array', ...place, elements: [] };
      this.add(node);
      this.open.push(node);
      this.index += 1;
      return isObject ? 'memberOrEnd' : 'elementOrEnd';
    } else this.readWord();
    return 'separator';
  }

  readKey(character) {
    if (character !== '"') this.stop('expected a member name in double quotes');
    const { text, start, end, broken } = this.readString();
    this.key = { name: text, start, end };
    if (broken) this.open.at(-1).broken = 'object';
    this.skipBlanks();
    if (this.index >= this.text.length) this.stopAtEnd();
    if (this.text[this.index] !== ':') this.stop("expected ':' after the member name");
    this.index += 1;
    return 'value';
  }

  readSeparator(character, valueEnd) {
    const inner = this.open.at(-1);
    const isObject = inner.kind === 'object';
    const closing = isObject ? '}' : ']';
    if (character === ',') {
      const comma = this.index;
      this.index += 1;
      this.skipBlanks();
      if (this.text[this.index] === closing) {
        this.warn(
          'a comma before this bracket; JSON has no trailing commas',
          this.index,
          this.index + 1,
          { start: comma, end: comma + 1, text: '', label: 'remove the comma' },
        );
        return this.close();
      }
      return isObject ? 'member' : 'value';
    }
    if (character === closing) return this.close();
    if (character === '"' || (!isObject && /[{[\-0-9tfn]/.test(character))) {
      const edit = { start: valueEnd, end: valueEnd, text: ',', label: "insert ','" };
      this.report("expected ',' before this", this.index, this.index + 1, edit);
      return isObject ? 'member' : 'value';
    }
    return this.stop(`expected ',' or '${closing}'`);
  }

  close() {
    this.index += 1;
    const node = this.open.pop();
    node.end = this.index;
    if (node.kind === 'object') this.dropDuplicates(node);
    if (node.broken) node.kind = 'invalid';
    return 'separator';
  }

  // Of names that stand twice, decoders take the first, and for the same those that look alike.
  dropDuplicates(node) {
    const [known, alike] = [new Set(), new Set()];
    node.members = node.members.filter(({ name, start, end }) => {
      if (known.has(name)) {
        this.warn(`'${name}' is already a member of this object, so it is ignored`, start, end);
      }
      known.add(name);
      const isFirst = !alike.has(name.normalize('NFC'));
      alike.add(name.normalize('NFC'));
      return isFirst;
    });
  }

  // MARK: Scalars

  readString() {
    const { text } = this;
    const start = this.index;
    let [hasEscapes, hasBadEscape, hasOthers] = [false, false, false];
    this.index += 1;
    for (;;) {
      while (text.charCodeAt(this.index) >= 0x20 && !'"\\'.includes(text[this.index])) {
        this.index += 1;
      }
      if (this.index >= text.length) this.stop("a string without its closing '\"'", start);
      const character = text[this.index];
      if (character === '"') break;
      if (character === '\\') {
        const place = this.index;
        const fault = this.readEscape();
        if (fault && !hasBadEscape) this.warn(...fault);
        hasEscapes = true;
        hasBadEscape ||= Boolean(fault);
        if (fault) this.skipBrokenEscape(place);
      } else {
        if (!hasOthers) this.warnOfControl(character);
        hasOthers = true;
        this.index += 1;
      }
    }
    this.index += 1;
    const raw = text.slice(start + 1, this.index - 1);
    const value = hasEscapes ? decodedEscapes(raw) : raw;
    const isBroken = hasBadEscape || hasOthers;
    const kind = isBroken ? { kind: 'invalid', broken: 'string' } : { kind: 'string' };
    return { ...kind, start, end: this.index, text: value };
  }

  // Passes over as many bytes as a decoder does that looks for the end of a string.
  skipBrokenEscape(start) {
    let index = start + 2;
    for (let left = this.text[start + 1] === 'u' ? 4 : 0; left > 0 && index < this.text.length; ) {
      const character = String.fromCodePoint(this.text.codePointAt(index));
      left -= bytesOf(character).length;
      index += character.length;
    }
    this.index = Math.max(this.index, index);
  }

  warnOfControl(character) {
    if (character === '\n' || character === '\r') {
      this.warn("a line ends inside a string; close it with '\"' or write '\\n'");
      return;
    }
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    const code = character === '\t' ? '\\t' : `\\u${digits}`;
    const [start, end] = [this.index, this.index + 1];
    const edit = { start, end, text: code, label: `write '${code}'` };
    this.warn(`a control character in a string; write '${code}'`, start, end, edit);
  }

  // Passes over an escape; what is wrong with it, and where, if anything.
  readEscape() {
    const { text } = this;
    const start = this.index;
    const bad =
      'not an escape of JSON; those are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits';
    this.index += 1;
    const letter = text[this.index];
    if (letter === undefined) return undefined;
    if (letter in plainEscapes) {
      this.index += 1;
      return undefined;
    }
    if (letter !== 'u') {
      if (letter >= ' ' && letter <= '\x7f') this.index += 1;
      return [bad, start, Math.min(start + 2, text.length)];
    }
    this.index += 1;
    const unit = this.hexUnit(this.index);
    if (unit === undefined) return [bad, start, this.index];
    this.index += 4;
    const lone = ['half of a surrogate pair; write both halves', start, start + 6];
    if ((unit & 0xfc00) === 0xdc00) return lone;
    if ((unit & 0xfc00) !== 0xd800) return undefined;
    const low = text.startsWith('\\u', this.index) ? this.hexUnit(this.index + 2) : undefined;
    if (low === undefined || (low & 0xfc00) !== 0xdc00) return lone;
    this.index += 6;
    return undefined;
  }

  hexUnit(index) {
    const digits = this.text.slice(index, index + 4);
    return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
  }

  // A number, true, false or null, or a word that is none of them.
  readWord() {
    const start = this.index;
    while (this.index < this.text.length && isWordCharacter(this.text[this.index])) this.index += 1;
    const text = this.text.slice(start, this.index);
    const place = { start, end: this.index };
    if (['true', 'false', 'null'].includes(text)) return this.add({ kind: text, ...place });
    if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text)) {
      return this.add({ kind: 'number', ...place, text });
    }
    const expected = 'expected a value: a string, number, object, array, true, false or null';
    const broken = /^(-|[0-9])[0-9.eE+-]*$/.test(text) ? 'number' : undefined;
    if (!text) {
      if (!',}]'.includes(this.text[start])) this.stop(expected);
      this.report(expected);
    } else {
      const shown = text.slice(0, 40);
      const message = `'${shown}' is not a JSON value; ${DocumentReader.remedy(shown)}`;
      if (broken) this.warn(message, start, this.index);
      else this.report(message, start, this.index);
    }
    return this.add({ kind: 'invalid', ...place, broken });
  }

  static remedy(text) {
    const word = text.toLowerCase();
    if (['true', 'false', 'null'].includes(word)) return `JSON writes '${word}'`;
    if (/^[-+]?infinity$|^nan$/.test(word)) return 'JSON has no such number';
    return /^[0-9+\-.]/.test(word)
      ? 'numbers are written like -1, 0.5 or 2e3'
      : 'put strings in double quotes';
  }

  skipBlanks() {
    const { text } = this;
    for (;;) {
      while (' \n\r\t'.includes(text[this.index]) && this.index < text.length) this.index += 1;
      const next = text[this.index] === '/' ? text[this.index + 1] : '';
      if (next !== '/' && next !== '*') return;
      const start = this.index;
      const end = next === '/' ? /(?=[\n\r])|$/g : /\*\/|$/g;
      end.lastIndex = start + 2;
      end.test(text);
      this.index = end.lastIndex;
      this.report("JSON has no comments; '$description' holds remarks", start, this.index);
    }
  }
}

const readDocument = (text) => new DocumentReader(text).read();

// MARK: Nodes

const memberOf = (node, name) => node.members?.find((member) => member.name === name)?.value;

// The first of names that mean the same and an object has; one that is null counts only where no other is there.
const firstKey = (node, names) => {
  const known = names.filter((name) => memberOf(node, name));
  return known.find((name) => memberOf(node, name).kind !== 'null') ?? known[0];
};

// A number that is whole and fits into 64 bits, as text.
function wholeNumber(node) {
  if (node.kind !== 'number') return undefined;
  const fits = (number) => number >= -(2n ** 63n) && number < 2n ** 63n;
  const isPlain = /^-?[0-9]+$/.test(node.text) && node.text.length < 30;
  if (isPlain && fits(BigInt(node.text))) return String(BigInt(node.text));
  const number = Number(node.text);
  if (!Number.isInteger(number) || !fits(BigInt(number))) return undefined;
  return String(BigInt(number));
}

// The name that a server sends as a string, a whole number, true or false.
function nameIn(node) {
  if (node.kind === 'string') return node.text;
  if (node.kind === 'number') return wholeNumber(node);
  return node.kind === 'true' || node.kind === 'false' ? node.kind : undefined;
}

// MARK: Places

// The line and column of places in a text, from 1; columns are bytes of UTF-8, as in messages of tokenc.
function placesIn(text) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return (place) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= place) low = middle;
      else high = middle;
    }
    return `${low + 1}:${bytesOf(text.slice(starts[low], place)).length + 1}`;
  };
}

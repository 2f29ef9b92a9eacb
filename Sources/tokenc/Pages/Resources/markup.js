// Reads the small HTML of servers as Sources/DesignTokens/Runtime/Content/MarkupText.swift does: runs are { text, traits,
// link }.

const markupTraits = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underlined',
  s: 'struckThrough',
  strike: 'struckThrough',
  del: 'struckThrough',
  mark: 'marked',
  code: 'code',
  kbd: 'code',
};
const markupBlocks = ['p', 'div', 'li', 'ul', 'ol'];
const markupReferences = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  minus: '−',
  deg: '°',
  euro: '€',
  rarr: '→',
};
const markupDepth = 64;
const markupSpace = ' \t\n\f\r';

const lowercasedASCII = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

// A character reference at an index: what it means, and where it ends.
function markupReference(text, index) {
  const [all, name] = /^&([^;]{0,9});/.exec(text.slice(index, index + 11)) ?? [];
  if (all === undefined) return undefined;
  const [number, hex, digits] = /^#(?:[xX]([0-9a-fA-F]+)|([0-9]+))$/.exec(name) ?? [];
  let code = Object.hasOwn(markupReferences, name) ? markupReferences[name].codePointAt(0) : 0;
  if (number) code = hex ? Number.parseInt(hex, 16) : Number.parseInt(digits, 10);
  const isCharacter = code <= 0x10ffff && (code & 0x1ff800) !== 0xd800;
  if (!isCharacter || code < 0x20 || (code >= 0x7f && code <= 0x9f)) return undefined;
  return { character: String.fromCodePoint(code), end: index + all.length };
}

class MarkupReader {
  constructor(text) {
    this.text = text;
    this.index = 0;
    this.open = [];
    this.runs = [];
    this.refusals = [];
    this.pending = '';
    this.isAfterSpace = true;
    this.breaksLine = false;
  }

  read() {
    const { text } = this;
    while (this.index < text.length) {
      const character = text[this.index];
      if (character === '<' && this.readMarkup()) continue;
      const reference = character === '&' ? markupReference(text, this.index) : undefined;
      if (reference) {
        this.append(reference.character);
        this.index = reference.end;
      } else {
        this.index += 1;
        if (!markupSpace.includes(character)) this.append(character);
        else if (!this.isAfterSpace && !this.breaksLine) {
          this.pending += ' ';
          this.isAfterSpace = true;
        }
      }
    }
    this.pending = this.pending.replace(/ $/, '');
    this.flush();
    return this;
  }

  append(text) {
    if (this.breaksLine) this.breakLine();
    this.pending += text;
    this.isAfterSpace = false;
  }

  breakLine() {
    this.pending = `${this.pending.replace(/ $/, '')}\n`;
    this.isAfterSpace = true;
    this.breaksLine = false;
  }

  // Ends the run.
  flush() {
    if (!this.pending) return;
    const traits = new Set(this.open.map(({ name }) => markupTraits[name]).filter(Boolean));
    const { link } = this.open.findLast((each) => each.link !== undefined) ?? {};
    this.runs.push({ text: this.pending, traits: [...traits], link });
    this.pending = '';
  }

  // Reads a tag or a comment; false if there is none and `<` is text.
  readMarkup() {
    const { text, index } = this;
    if (text.startsWith('<!--', index)) {
      this.skipPast('-->', index + 4);
      return true;
    }
    if (text[index + 1] === '!' || text[index + 1] === '?') {
      this.skipPast('>', index + 1);
      return true;
    }
    const tag = /<(\/?)([A-Za-z][^ \t\n\f\r>/]*)/y;
    tag.lastIndex = index;
    const [all, slash, name] = tag.exec(text) ?? [];
    if (all === undefined) return false;
    this.index += all.length;
    const address = this.readAttributes();
    // A tag that doesn't end is dropped with what follows, as browsers do it.
    if (address === null) this.index = text.length;
    else if (slash) this.close(lowercasedASCII(name));
    else this.start(lowercasedASCII(name), address);
    return true;
  }

  skipPast(end, start) {
    const found = this.text.indexOf(end, start);
    this.index = found < 0 ? this.text.length : found + end.length;
  }

  // Reads to the end of a tag: the value of `href`, `undefined` without one, or `null` if the tag doesn't end.
  readAttributes() {
    const { text } = this;
    const passed = (stops, isWhile) => {
      const start = this.index;
      while (this.index < text.length && stops.includes(text[this.index]) === isWhile) {
        this.index += 1;
      }
      return text.slice(start, this.index);
    };
    let address;
    while (this.index < text.length) {
      const first = text[this.index];
      this.index += 1;
      if (first === '>') return address;
      if (first === '/' || markupSpace.includes(first)) continue;
      const name = first + passed(`${markupSpace}=>/`, false);
      passed(markupSpace, true);
      if (text[this.index] !== '=') continue;
      this.index += 1;
      passed(markupSpace, true);
      if (this.index >= text.length) return null;
      const quote = text[this.index];
      const isQuoted = quote === '"' || quote === "'";
      if (isQuoted) this.index += 1;
      const value = passed(isQuoted ? quote : `${markupSpace}>`, false);
      if (address === undefined && lowercasedASCII(name) === 'href') address = value;
      if (!isQuoted) continue;
      if (this.index >= text.length) return null;
      this.index += 1;
    }
    return null;
  }

  start(name, address) {
    if (name === 'br') this.breakLine();
    else if (name === 'script' || name === 'style') {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = this.index;
      this.skipPast('>', end.exec(this.text)?.index ?? this.text.length);
    } else if (markupBlocks.includes(name)) this.startLine();
    else if (
      (name === 'a' || Object.hasOwn(markupTraits, name)) &&
      this.open.length < markupDepth
    ) {
      this.flush();
      this.open.push({ name, link: address === undefined ? undefined : this.linkTo(address) });
    }
  }

  close(name) {
    if (markupBlocks.includes(name)) this.startLine();
    const last = this.open.findLastIndex((each) => each.name === name);
    if (last < 0) return;
    this.flush();
    this.open.splice(last, 1);
  }

  // Makes further text begin a line, unless none has come yet.
  startLine() {
    this.breaksLine = this.runs.length > 0 || this.pending !== '';
  }

  // The address of a link with its character references read; nothing for one that is refused.
  linkTo(address) {
    let text = '';
    for (let index = 0; index < address.length; ) {
      const reference = markupReference(address, index);
      text += reference?.character ?? address[index];
      index = reference?.end ?? index + 1;
    }
    const sent = text.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, '');
    const isByPolicy = isAddress(sent);
    const reason = isByPolicy ? refusalOf('url', sent)?.reason : 'is not an absolute address';
    if (reason === undefined) return sent;
    const shown = bytesOf(sent).length <= 256 ? sent : `${[...sent].slice(0, 64).join('')}…`;
    if (this.refusals.length < 100) {
      this.refusals.push({ reason: `'${shown}' ${reason}`, isByPolicy });
    }
    return undefined;
  }
}

const readMarkup = (text) => new MarkupReader(text).read();

/** What is known of a token. */
export interface TokenInfo {
  /** The first release of the apps that knows the name; none has it yet where this is missing. */
  readonly since?: string;
  /** Strings that were once sent for the token, each with the first release that knew it. */
  readonly was?: readonly (readonly [name: string, since?: string])[];
  /**
   * For a token that took the place of several: what to send to apps, by the first release, in ascending order.
   * Without a name nothing is right, and the apps show their fallback.
   */
  readonly sent?: readonly (readonly [release: string, name?: string])[];
  /** Why the token should no longer be sent; an empty text where nobody said. */
  readonly deprecated?: string;
  /** The name of the token to send instead. */
  readonly use?: string;
}

/** The result of looking up a name. */
export type TokenLookup<Token extends string> =
  /** The token's current name; the token is not deprecated. */
  | { readonly status: "exact"; readonly token: Token }
  /** A former name of the token. */
  | { readonly status: "renamed"; readonly token: Token; readonly from: string }
  /** The current name of a deprecated token. */
  | { readonly status: "deprecated"; readonly token: Token }
  /** No token has this name or had it in the past; at most three are near, the nearest first. */
  | { readonly status: "unknown"; readonly nearest: readonly Token[] };

/** The names of one kind of token, found as the apps find them. */
export class TokenNames<Token extends string> {
  /** The tokens in the order in which they are declared. */
  readonly all: readonly Token[];
  private readonly infos: ReadonlyMap<string, TokenInfo>;
  private readonly former: ReadonlyMap<string, Token>;
  /** The deprecated tokens that say to send another one instead, by that one. */
  private readonly predecessors: ReadonlyMap<string, readonly Token[]>;

  constructor(entries: readonly (readonly [token: Token, info: TokenInfo])[]) {
    this.all = entries.map(([token]) => token);
    this.infos = new Map(entries);
    const former = new Map<string, Token>();
    for (const [token, info] of entries) {
      for (const [name] of info.was ?? []) former.set(name, token);
    }
    this.former = former;
    const predecessors = new Map<string, Token[]>();
    for (const [token, info] of entries) {
      if (info.use !== undefined) predecessors.set(info.use, [...(predecessors.get(info.use) ?? []), token]);
    }
    this.predecessors = predecessors;
  }

  /** Whether a text is the current name of a token. */
  has(name: string): name is Token {
    return this.infos.has(name);
  }

  /** What is known of a token. */
  info(token: Token): TokenInfo {
    return this.infos.get(token) ?? {};
  }

  /** Finds the token with a current or former name, or else the tokens with the nearest names. */
  lookup(name: string): TokenLookup<Token> {
    if (this.has(name)) {
      const isDeprecated = this.info(name).deprecated !== undefined;
      return { status: isDeprecated ? "deprecated" : "exact", token: name };
    }
    const token = this.former.get(name);
    if (token !== undefined) return { status: "renamed", token, from: name };
    return { status: "unknown", nearest: this.nearest(name) };
  }

  /**
   * The name by which the apps of a release know a token: the current one, or the latest of the former
   * ones that they know, or that of a token that it took the place of, through any number of generations;
   * `undefined` if they know none, or if it took the place of several and none of these looks right.
   *
   * @param release three numbers, such as `2.1.0`.
   */
  nameFor(token: Token, release: string): string | undefined {
    const { since, sent } = this.info(token);
    if (sent !== undefined && !isKnown(since, release)) {
      let name: string | undefined;
      for (const [first, one] of sent) if (compareReleases(first, release) <= 0) name = one;
      return name;
    }
    let generation: readonly Token[] = [token];
    const seen = new Set<Token>(generation);
    while (generation.length > 0) {
      const known = generation.flatMap((one) => this.ownNameFor(one, release) ?? []);
      if (known.length > 0) return known.length === 1 ? known[0] : undefined;
      generation = generation.flatMap((one) => this.predecessors.get(one) ?? []).filter((one) => !seen.has(one));
      for (const one of generation) seen.add(one);
    }
    return undefined;
  }

  private ownNameFor(token: Token, release: string): string | undefined {
    const info = this.info(token);
    if (isKnown(info.since, release)) return token;
    let best: readonly [name: string, since?: string] | undefined;
    for (const name of info.was ?? []) {
      if (!isKnown(name[1], release)) continue;
      if (best === undefined || compareReleases(best[1] ?? "", name[1] ?? "") <= 0) best = name;
    }
    return best?.[0];
  }

  private nearest(name: string): readonly Token[] {
    const wanted = folded(name);
    if (wanted.length === 0 || utf8(name).length > 256) return [];
    const limit = Math.max(2, Math.floor(wanted.length / 3));
    const near: { readonly token: Token; readonly edits: number; readonly order: number }[] = [];
    const add = (text: string, token: Token, order: number) => {
      if (utf8(text).length > 512) return;
      const edits = editDistance(wanted, folded(text));
      if (edits <= limit) near.push({ token, edits, order });
    };
    const order = new Map<Token, number>();
    this.all.forEach((token, index) => order.set(token, index));
    for (const token of this.all) add(token, token, order.get(token) ?? 0);
    for (const [text, token] of this.former) add(text, token, order.get(token) ?? 0);
    near.sort((one, other) => one.edits - other.edits || one.order - other.order);
    return [...new Set(near.map((found) => found.token))].slice(0, 3);
  }
}

function isKnown(since: string | undefined, release: string): boolean {
  return since !== undefined && compareReleases(since, release) <= 0;
}

/** Below 0 if `one` is the earlier release, 0 if both are the same. */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The UTF-8 of a text. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else {
      const middle = [0x80 | ((code >> 12) & 0x3f), 0x80 | ((code >> 6) & 0x3f)];
      bytes.push(0xf0 | (code >> 18), ...middle, 0x80 | (code & 0x3f));
    }
  }
  return bytes;
}

/** The bytes of a name in small letters, without separators. */
function folded(name: string): number[] {
  const bytes = utf8(name).filter((byte) => ![0x5f, 0x2d, 0x2e, 0x2f, 0x20].includes(byte));
  return bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte));
}

/** The Levenshtein distance (Wagner and Fischer, 1974). */
function editDistance(one: readonly number[], other: readonly number[]): number {
  let row = one.map((_, index) => index);
  row.push(one.length);
  for (const byte of other) {
    const next = [(row[0] ?? 0) + 1];
    for (let column = 1; column <= one.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (one[column - 1] === byte ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[one.length] ?? 0;
}

/** What a theme is shown in; the first of each is the default. */
export interface ThemeContext {
  readonly scheme?: "light" | "dark";
  readonly contrast?: "normal" | "high";
  readonly elevation?: "base" | "elevated";
  readonly sizeClass?: "compact" | "regular";
}

/** A brand and the context in which its values are asked for. */
export interface Theme<Brand extends string> extends ThemeContext {
  readonly brand: Brand;
  /** Values that come before those of the brand. */
  readonly pack?: ThemePack;
}

/** One kind of token, as packs name it. */
interface TokenGroup<Token extends string> {
  readonly group: string;
  /** The DTCG type of the values. */
  readonly type: string;
  readonly former?: readonly (readonly [name: string, token: Token])[];
}

/** The values of one kind of token in all themes. */
export class TokenValues<Token extends string, Value, Brand extends string> {
  private readonly rows: ReadonlyMap<string, readonly Value[]>;
  /** The values of each pack by the tokens that it has names for. */
  private readonly packed = new WeakMap<ThemePack, ReadonlyMap<string, PackedToken>>();

  constructor(
    private readonly brands: readonly Brand[],
    private readonly axes: readonly (keyof ThemeContext)[],
    rows: readonly (readonly [token: Token, ...values: Value[]])[],
    private readonly names: TokenGroup<Token>,
  ) {
    this.rows = new Map(rows.map(([token, ...values]) => [token, values]));
  }

  /** A token's value in a theme: that of its pack, or else that of its brand. */
  value(token: Token, theme: Theme<Brand>): Value {
    const packed = theme.pack && this.tokens(theme.pack).get(token)?.(theme);
    if (packed !== undefined) return packed as Value;
    const row = this.rows.get(token) ?? [];
    const second: ThemeContext = { scheme: "dark", contrast: "high", elevation: "elevated", sizeClass: "regular" };
    const variant = this.axes.reduce(
      (sum, axis, bit) => sum + (theme[axis] === second[axis] ? 2 ** bit : 0), 0);
    const variants = 2 ** this.axes.length;
    const brand = this.brands.indexOf(theme.brand);
    const place = row.length === 1 ? 0 : row.length === variants ? variant : brand * variants + variant;
    const value = row[brand < 0 ? -1 : place];
    if (value === undefined) throw new RangeError(`'${token}' has no value for brand '${theme.brand}'`);
    return value;
  }

  private tokens(pack: ThemePack): ReadonlyMap<string, PackedToken> {
    const known = this.packed.get(pack);
    if (known !== undefined) return known;
    const { group, type, former = [] } = this.names;
    const packed = pack.groups.get(group);
    const tokens = packed?.type === type ? packed.tokens(this.rows, new Map(former)) : new Map<string, PackedToken>();
    this.packed.set(pack, tokens);
    return tokens;
  }
}

/**
 * A color: in sRGB, or in Display P3 when it lies outside; channels and alpha from 0 to 1.
 *
 * `hex` is then the nearest color of sRGB.
 */
export interface ColorValue {
  readonly colorSpace: "srgb" | "display-p3";
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
  readonly hex?: string;
}

/** A color of sRGB. */
export function srgb(red: number, green: number, blue: number, alpha = 1): ColorValue {
  return { colorSpace: "srgb", components: [red, green, blue], alpha };
}

/** A color of Display P3 that sRGB does not hold, with the nearest one that it holds. */
export function p3(hex: string, red: number, green: number, blue: number, alpha = 1): ColorValue {
  return { colorSpace: "display-p3", components: [red, green, blue], alpha, hex };
}

/** A length: `px` are points, `rem` the user's text size. */
export interface DimensionValue {
  readonly value: number;
  readonly unit: "px" | "rem";
}

/** A span of time. */
export interface DurationValue {
  readonly value: number;
  readonly unit: "ms" | "s";
}

/** Font names, the most preferred first. */
export type FontFamilyValue = readonly string[];

/** The control points of a timing curve: x1, y1, x2, y2. */
export type CubicBezierValue = readonly [x1: number, y1: number, x2: number, y2: number];

export type StrokeStyleValue =
  | "solid" | "dashed" | "dotted" | "double" | "groove" | "ridge" | "outset" | "inset"
  | { readonly dashArray: readonly DimensionValue[]; readonly lineCap: "round" | "butt" | "square" };

export interface BorderValue {
  readonly color: ColorValue;
  readonly width: DimensionValue;
  readonly style: StrokeStyleValue;
}

export interface TransitionValue {
  readonly duration: DurationValue;
  readonly delay: DurationValue;
  readonly timingFunction: CubicBezierValue;
}

/** Layers, the topmost first. */
export type ShadowValue = readonly {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
  readonly inset: boolean;
}[];

/**
 * Colors with their positions from 0, the start, to 1, the end, and the angle in degrees, clockwise from upwards,
 * if the tokens state one.
 */
export type GradientValue =
  readonly { readonly color: ColorValue; readonly position: number }[] & { readonly angle?: number };

export interface TypographyValue {
  readonly fontFamily: FontFamilyValue;
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly letterSpacing: DimensionValue;
  /** A multiple of the font's size. */
  readonly lineHeight: number;
}

/** Why a pack is refused; `message` says it in words for a report. */
export class ThemePackError extends Error {
  constructor(
    readonly reason: "not a pack" | "newer format" | "damaged" | "unknown brand" | "other type", message: string,
  ) {
    super(message);
    this.name = "ThemePackError";
  }
}

/** The values of one brand in a file that `tokenc pack` made; they come before those that were compiled in. */
export interface ThemePack {
  /** The brand whose values these are, and the one that they lie over where that is unknown. */
  readonly brand: string;
  readonly base: string;
  /** A number that is higher in a later pack of the brand. */
  readonly serial: bigint;
  /** The second since 1970 from which on it is not to be used; `undefined` for none. */
  readonly expiry: number | undefined;
  /** The part of all installations that are to use it, from 0 to 1. */
  readonly share: number;
  /** The earliest release of the app that is to use it, such as `2.4.0`; `undefined` for all. */
  readonly minimumRelease: string | undefined;
  /** Whether it takes back all packs of its brand with lower serials, and has no values itself. */
  readonly isRevocation: boolean;
  /** For generated code. */
  readonly groups: ReadonlyMap<string, PackedGroup>;
}

/**
 * Reads a pack, all of which is checked.
 *
 * @throws ThemePackError if the bytes are not a pack, of a newer format, or damaged.
 */
export function readThemePack(bytes: Uint8Array): ThemePack {
  const pack = new PackBytes(Uint8Array.from(bytes));
  const isPack = bytes.length >= 64 && utf8("tokenpk\n").every((byte, place) => bytes[place] === byte);
  const version = isPack ? pack.word(8) : 0;
  if (version > 2) throw new ThemePackError("newer format", `its format ${version} is newer than this app`);
  if (version < 1) throw new ThemePackError("not a pack", "it is not a pack of a theme");
  const size = pack.word(12);
  if (size !== bytes.length || size > 2 ** 20 || size % 8 !== 0) {
    throw damaged(`it has ${bytes.length} bytes instead of ${size}`);
  }
  let sum = BigInt(version - 1);
  for (let place = 24; place < size; place += 8) {
    sum = BigInt.asUintN(64, (sum ^ pack.long(place)) * 0xff51afd7ed558ccdn);
    sum ^= sum >> 32n;
  }
  if (sum !== pack.long(16)) throw damaged("its checksum is another");
  pack.headerSize = version === 2 ? 72 : 64;
  if (size < pack.headerSize) throw damaged("its header");
  const [share, flags, count, start] = [pack.word(40), pack.word(44), pack.word(56), pack.word(60)];
  if (share > 10_000 || flags > 1) throw damaged("its header");
  if (count > (flags === 1 ? 0 : 256)) throw damaged(`it has ${count} groups`);
  const [brand, base] = [pack.text(pack.word(48)), pack.text(pack.word(52))];
  const minimumRelease = version === 2 ? pack.text(pack.word(64)) : undefined;
  if (minimumRelease !== undefined && !/^(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){2}$/.test(minimumRelease)) {
    throw damaged("its minimum release");
  }
  pack.check(start, 24 * count);
  const groups = Array.from({ length: count }, (_, index) => new PackedGroup(pack, start + 24 * index));
  groups.reduce((last: number[] | undefined, group) => {
    const name = utf8(group.name);
    if (last !== undefined && !precedes(last, name)) throw damaged("its groups are not in order");
    return name;
  }, undefined);
  return {
    brand, base, serial: pack.long(24), expiry: Number(pack.long(32)) || undefined, share: share / 10_000,
    minimumRelease, isRevocation: flags === 1, groups: new Map(groups.map((group) => [group.name, group])),
  };
}

/**
 * The brand of an app that a pack is for, or that it lies over; for generated code.
 *
 * @throws ThemePackError if the app has neither, or values of another type in a group of the pack.
 */
export function brandOfPack<Brand>(
  pack: ThemePack, find: (name: string) => Brand | undefined,
  types: readonly (readonly [group: string, type: string])[],
): Brand {
  const brand = find(pack.brand) ?? find(pack.base);
  if (brand === undefined) throw new ThemePackError("unknown brand", `the app has no brand '${pack.brand}'`);
  for (const [group, type] of types) {
    const packed = pack.groups.get(group)?.type ?? type;
    if (packed === type) continue;
    throw new ThemePackError("other type", `'${group}' has the type ${packed}, and ${type} in the app`);
  }
  return brand;
}

function damaged(fault: string): ThemePackError {
  return new ThemePackError("damaged", `it is damaged: ${fault}`);
}

/** Whether bytes stand before others in order. */
function precedes(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((byte, index) => byte !== other[index]);
  return place < 0 ? one.length < other.length : (one[place] ?? 0) < (other[place] ?? -1);
}

/** The number of a variant of what varies with axes: a bit for each, the lowest for the first. */
function variantOf(axes: number, context: number): number {
  const bits = [1, 2, 4, 8, 16].filter((axis) => (axes & axis) !== 0);
  return bits.reduce((sum, axis, bit) => sum + ((context & axis) !== 0 ? 2 ** bit : 0), 0);
}

/** The bytes of a pack. */
class PackBytes {
  private readonly view: DataView;
  /** How many places of values fit, so that groups don't share their names. */
  room = 0;
  /** The bytes before anything that the header refers to. */
  headerSize = 64;
  /** Lists of texts by their places, as many values share one. */
  private readonly lists = new Map<number, readonly string[]>();
  /** How many bytes of such lists there may be, so that none lie in one another. */
  private listRoom: number;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer);
    this.room = bytes.length / 4;
    this.listRoom = bytes.length;
  }

  byte(place: number): number { return this.view.getUint8(place); }
  short(place: number): number { return this.view.getUint16(place, true); }
  word(place: number): number { return this.view.getUint32(place, true); }
  long(place: number): bigint { return this.view.getBigUint64(place, true); }
  double(place: number): number { return this.view.getFloat64(place, true); }

  check(place: number, count: number): void {
    if (place < this.headerSize || place + count > this.bytes.length) throw damaged(`byte ${place} is outside of it`);
  }

  slice(place: number, count: number): number[] {
    this.check(place, count);
    return Array.from(this.bytes.subarray(place, place + count));
  }

  text(place: number): string {
    this.check(place, 2);
    return this.decoded(this.slice(place + 2, this.short(place)));
  }

  texts(place: number): readonly string[] {
    const known = this.lists.get(place);
    if (known !== undefined) return known;
    this.check(place, 2);
    let next = place + 2;
    const texts = Array.from({ length: this.short(place) }, () => {
      if (this.listRoom < 0) throw damaged("its lists of texts lie in one another");
      const text = this.text(next);
      const size = 2 + this.short(next);
      next += size;
      this.listRoom -= size;
      return text;
    });
    this.lists.set(place, texts);
    return texts;
  }

  decoded(bytes: readonly number[]): string {
    if (bytes.length > 1_024) throw damaged("a text is too long");
    if (bytes.every((byte) => byte < 0x80)) return String.fromCharCode(...bytes);
    try {
      return decodeURIComponent(bytes.map((byte) => "%" + (256 + byte).toString(16).slice(1)).join(""));
    } catch {
      throw damaged("a text is not UTF-8");
    }
  }
}

/** The bits of a pack's axes, set for the second context of each. */
const packAxes = [
  ["scheme", "dark", 1], ["contrast", "high", 2], ["elevation", "elevated", 4], ["sizeClass", "regular", 16],
] as const;

/** What a pack has for a token in a context. */
type PackedToken = (theme: ThemeContext) => unknown;

/** The names of a group in a pack, and where their values are. */
class PackedGroup {
  readonly name: string;
  readonly type: string;
  private readonly axes: number;
  private readonly rowCount: number;
  private readonly value: (record: PackedRecord) => unknown;

  constructor(private readonly pack: PackBytes, private readonly place: number) {
    this.name = pack.text(pack.word(place));
    this.type = pack.text(pack.word(place + 4));
    this.axes = pack.byte(place + 20);
    this.rowCount = variantOf(this.axes, this.axes) + 1;
    const value = packedValues.get(this.type);
    if (value === undefined) throw damaged(`'${this.name}' has the type '${this.type}'`);
    this.value = value;
    const [count, start] = [pack.word(place + 8), pack.word(place + 16)];
    pack.room -= count * this.rowCount;
    if (count > 20_000 || pack.room < 0 || (this.axes & ~0x17) !== 0) throw damaged(`the header of '${this.name}'`);
    for (const _ of this.names()) continue;
    pack.check(start, 4 * count * this.rowCount);
    if (start % 4 !== 0) throw damaged(`the places of '${this.name}'`);
    const records = Array.from({ length: count * this.rowCount }, (_, index) => pack.word(start + 4 * index));
    for (const record of new Set(records)) value(new PackedRecord(pack, record).checked());
  }

  /** The names in the order of their bytes, each with whether it is a former one. */
  private *names(): Generator<readonly [name: string, isFormer: boolean]> {
    let next = this.pack.word(this.place + 12);
    let last: readonly number[] = [];
    for (let left = this.pack.word(this.place + 8); left > 0; left -= 1) {
      this.pack.check(next, 3);
      const [shared, rest] = [this.pack.byte(next), this.pack.short(next + 1)];
      const bytes = this.pack.slice(next + 3, rest & 0x7fff);
      if (shared > last.length || bytes.length === 0 || !precedes(last.slice(shared), bytes)) {
        throw damaged(`the names of '${this.name}' at byte ${next}`);
      }
      last = [...last.slice(0, shared), ...bytes];
      next += 3 + bytes.length;
      yield [this.pack.decoded(last), (rest & 0x8000) !== 0];
    }
  }

  /**
   * What it has for an app's tokens. Where several names mean a token, its present name in the app counts
   * before a former one, and then the present one in the pack.
   */
  tokens(present: ReadonlyMap<string, unknown>, former: ReadonlyMap<string, string>): ReadonlyMap<string, PackedToken> {
    const tokens = new Map<string, PackedToken>();
    const ranks = new Map<string, number>();
    let place = this.pack.word(this.place + 16);
    for (const [name, isFormer] of this.names()) {
      const token = present.has(name) ? name : former.get(name);
      const rank = (token === name ? 3 : 1) + (isFormer ? 0 : 1);
      if (token !== undefined && rank > (ranks.get(token) ?? 0)) {
        ranks.set(token, rank);
        tokens.set(token, this.token(place));
      }
      place += 4 * this.rowCount;
    }
    return tokens;
  }

  /** Each of the token's values is made once. */
  private token(places: number): PackedToken {
    const values: unknown[] = [];
    return (theme) => {
      const context = packAxes.reduce((sum, [axis, second, bit]) => sum + (theme[axis] === second ? bit : 0), 0);
      const place = this.pack.word(places + 4 * variantOf(this.axes, context));
      return (values[context] ??= this.value(new PackedRecord(this.pack, place, context)));
    };
  }
}

/** A value in a pack: numbers, and words of colors. */
class PackedRecord {
  readonly numberCount: number;
  readonly colorCount: number;
  private readonly axes: number;
  private readonly words: number;
  private readonly wordCount: number;

  constructor(private readonly pack: PackBytes, private readonly place: number, private readonly context = 0) {
    pack.check(place, 8);
    [this.axes, this.colorCount, this.numberCount] = [pack.short(place), pack.short(place + 2), pack.word(place + 4)];
    this.words = place + 8 + 8 * this.numberCount;
    this.wordCount = variantOf(this.axes, this.axes) + 1;
    this.expect(place % 8 === 0 && this.axes < 16 && this.colorCount <= 256 && this.numberCount <= 1_280);
    pack.check(this.words, 8 * this.wordCount * this.colorCount);
  }

  /** The record, all of whose numbers and colors were checked. */
  checked(): this {
    for (let index = 0; index < this.numberCount; index += 1) this.number(index);
    for (let index = 0; index < this.wordCount * this.colorCount; index += 1) {
      const word = this.words + 8 * index;
      const [red, green, blue, alpha] = this.fields(word);
      this.expect(((this.pack.word(word) | this.pack.word(word + 4)) & 0x80808080) === 0);
      this.expect(Math.max(red, green, blue) <= 16_320 && (alpha & 0x1fff) <= 8_000);
    }
    return this;
  }

  expect(isSound: boolean): void {
    if (!isSound) throw damaged(`the value at byte ${this.place}`);
  }

  /** The record if it has as many numbers and colors. */
  having(numberCount: number, colorCount = 0): this {
    this.expect(this.numberCount === numberCount && this.colorCount === colorCount);
    return this;
  }

  number(index: number, least = -Infinity, most = Infinity): number {
    const number = this.pack.double(this.place + 8 + 8 * index);
    this.expect(Number.isFinite(number) && number >= least && number <= most);
    return number;
  }

  /** A whole number below another. */
  index(index: number, count: number): number {
    this.expect(Number.isInteger(this.number(index, 0, count - 1)));
    return this.number(index);
  }

  length(index: number): DimensionValue { return { value: this.number(index), unit: "px" }; }
  time(index: number): DurationValue { return { value: this.number(index), unit: "s" }; }
  fonts(index: number): FontFamilyValue { return this.pack.texts(this.index(index, 2 ** 20)); }
  curve(index: number): CubicBezierValue {
    return [this.number(index, 0, 1), this.number(index + 1), this.number(index + 2, 0, 1), this.number(index + 3)];
  }

  stroke(index: number): StrokeStyleValue {
    this.expect(this.numberCount >= index + 2);
    const [kind, lineCap] = [strokes[this.index(index, 9)], lineCaps[this.index(index + 1, 3)] ?? "butt"];
    const dashes = { length: this.numberCount - index - 2 };
    return kind ?? { dashArray: Array.from(dashes, (_, dash) => this.length(index + 2 + dash)), lineCap };
  }

  color(index: number): ColorValue {
    const first = this.words + 8 * index * this.wordCount;
    const [red, green, blue, alpha] = this.fields(first + 8 * variantOf(this.axes, this.context));
    const channels = [red / 16_320, green / 16_320, blue / 16_320, (alpha & 0x1fff) / 8_000] as const;
    if (alpha < 0x2000) return srgb(...channels);
    const narrow = this.fields(first + 8 * variantOf(this.axes, this.context | 8)).slice(0, 3);
    const hex = narrow.map((channel) => (256 + Math.round(channel / 64)).toString(16).slice(1)).join("");
    return p3("#" + hex, ...channels);
  }

  colors<Part>(part: (color: ColorValue, index: number) => Part): Part[] {
    return Array.from({ length: this.colorCount }, (_, index) => part(this.color(index), index));
  }

  /** Four numbers of 14 bits: red, green, blue, and alpha below a bit for Display P3. */
  private fields(word: number): readonly [red: number, green: number, blue: number, alpha: number] {
    const field = (place: number) => (this.pack.byte(place) & 0x7f) | ((this.pack.byte(place + 1) & 0x7f) << 7);
    return [field(word), field(word + 2), field(word + 4), field(word + 6)];
  }
}

const strokes = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"] as const;
const lineCaps = ["round", "butt", "square"] as const;

/** The values that records are, by their DTCG type. */
const packedValues = new Map<string, (record: PackedRecord) => unknown>([
  ["color", (record) => record.having(0, 1).color(0)],
  ["dimension", (record) => record.having(1).length(0)],
  ["number", (record) => record.having(1).number(0)],
  ["duration", (record) => record.having(1).time(0)],
  ["fontWeight", (record) => record.having(1).number(0, 1, 1_000)],
  ["fontFamily", (record) => record.having(1).fonts(0)],
  ["cubicBezier", (record) => record.having(4).curve(0)],
  ["transition", (record): TransitionValue => (
    { duration: record.having(6).time(0), delay: record.time(1), timingFunction: record.curve(2) })],
  ["typography", (record): TypographyValue => {
    record.having(record.numberCount === 13 ? 13 : 10).expect(record.number(8) === 0 || record.number(8) >= 1);
    [[6, 4], [7, 14], [9, 2]].forEach(([index = 0, count = 0]) => record.index(index, count));
    return {
      fontFamily: record.fonts(0), fontSize: record.length(1), fontWeight: record.number(2, 1, 1_000),
      letterSpacing: record.length(5), lineHeight: record.number(4),
    };
  }],
  ["strokeStyle", (record) => record.having(record.numberCount).stroke(0)],
  ["border", (record): BorderValue => {
    const style = record.having(record.numberCount, 1).stroke(1);
    return { color: record.color(0), width: record.length(0), style };
  }],
  ["shadow", (record): ShadowValue => record.having(5 * record.colorCount, record.colorCount).colors((color, layer) => {
    const length = (part: number) => record.length(5 * layer + part);
    return {
      color, offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(3),
      inset: record.index(5 * layer + 4, 2) === 1,
    };
  })],
  ["gradient", (record): GradientValue => {
    const count = record.colorCount;
    const hasAngle = record.numberCount === count + 1;
    const stops = record.having(hasAngle ? count + 1 : count, count).colors(
      (color, stop) => ({ color, position: Math.min(Math.max(record.number(stop), 0), 1) }));
    return hasAngle ? Object.assign(stops, { angle: record.number(count) }) : stops;
  }],
]);

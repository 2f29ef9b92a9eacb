/** What is known of a token. */
export interface TokenInfo {
  /** The first release of the apps that knows the name; none has it yet where this is missing. */
  readonly since?: string;
  /** Strings that were once sent for the token, each with the first release that knew it. */
  readonly was?: readonly (readonly [name: string, since?: string])[];
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
   * ones that they know, or that of the deprecated token that it took the place of, through any number
   * of generations; `undefined` if they know none, or if it took the place of several that they know.
   *
   * @param release three numbers, such as `2.1.0`.
   */
  nameFor(token: Token, release: string): string | undefined {
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
}

/** The values of one kind of token in all themes. */
export class TokenValues<Token extends string, Value, Brand extends string> {
  private readonly rows: ReadonlyMap<string, readonly Value[]>;

  constructor(
    private readonly brands: readonly Brand[],
    private readonly axes: readonly (keyof ThemeContext)[],
    rows: readonly (readonly [token: Token, ...values: Value[]])[],
  ) {
    this.rows = new Map(rows.map(([token, ...values]) => [token, values]));
  }

  /** A token's value in a theme. */
  value(token: Token, theme: Theme<Brand>): Value {
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

/** Colors with their positions from 0, the start, to 1, the end. */
export type GradientValue = readonly { readonly color: ColorValue; readonly position: number }[];

export interface TypographyValue {
  readonly fontFamily: FontFamilyValue;
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly letterSpacing: DimensionValue;
  /** A multiple of the font's size. */
  readonly lineHeight: number;
}

// The names that were probably meant, as Sources/tokenc/Compiler/Diagnostics/SpellingIndex.swift has them.

// The bytes of a text without the case of ASCII.
const foldedBytes = (text) =>
  bytesOf(text).map((byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));

// The edits after which a text of so many bytes is no longer taken for a slip.
const slipBound = (length) => Math.min(Math.floor((length + 1) / 3), 4);

// Inserts, removals, replacements and swaps of neighbours, no byte edited twice; `bound + 1` for more.
function editDistance(one, other, bound) {
  if (Math.abs(one.length - other.length) > bound) return bound + 1;
  let before;
  let above = Uint32Array.from({ length: one.length + 1 }, (_, column) => column);
  for (let row = 1; row <= other.length; row += 1) {
    const cells = new Uint32Array(one.length + 1);
    cells[0] = row;
    let least = row;
    for (let column = 1; column <= one.length; column += 1) {
      const isSame = one[column - 1] === other[row - 1];
      let cost = Math.min(
        above[column - 1] + (isSame ? 0 : 1),
        cells[column - 1] + 1,
        above[column] + 1,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[column - 1] === other[row - 2] &&
        one[column - 2] === other[row - 1];
      if (isSwap) cost = Math.min(cost, before[column - 2] + 1);
      cells[column] = cost;
      least = Math.min(least, cost);
    }
    // A swap looks two rows back.
    if (least > bound && above.every((cost) => cost >= bound)) return bound + 1;
    [before, above] = [above, cells];
  }
  return above[one.length];
}

function compareBytes(one, other) {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    if (one[index] !== other[index]) return one[index] - other[index];
  }
  return one.length - other.length;
}

function sharedStart(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

// The names nearest to one that is unknown, the nearest first.
function nearestTo(name, names, limit = 1) {
  const wanted = foldedBytes(name);
  const bound = slipBound(wanted.length);
  const found = [];
  for (const candidate of new Set(names)) {
    const bytes = foldedBytes(candidate);
    const least = Math.min(bound, slipBound(bytes.length));
    const distance = candidate === name ? least + 1 : editDistance(wanted, bytes, least);
    if (distance <= least) {
      found.push({ candidate, distance, shared: sharedStart(wanted, bytes) });
    }
  }
  found.sort(
    (one, other) =>
      one.distance - other.distance ||
      other.shared - one.shared ||
      compareBytes(bytesOf(one.candidate), bytesOf(other.candidate)),
  );
  if (found.length || !name) return found.slice(0, limit).map(({ candidate }) => candidate);
  const ending = unique(names.filter((candidate) => candidate.endsWith(`.${name}`)));
  return ending.length === 1 ? ending : [];
}

const suggestion = (name, names) => {
  const [nearest] = nearestTo(name, names);
  return nearest === undefined ? '' : `; did you mean '${nearest}'?`;
};

// A link has a text, compressed, and the digest of the tokens and specs by which it was written.

const encoder = new TextEncoder();
const bytesOf = (text) => encoder.encode(text);

// A document of a link is at most so long.
const linkedLength = 4_000_000;

const streamOf = (bytes, transform) => new Blob([bytes]).stream().pipeThrough(transform);

async function packed(text) {
  const stream = streamOf(bytesOf(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Throws for what is not a packed text, or too long.
async function unpacked(code) {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = streamOf(bytes, new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + strict.decode();
    text += strict.decode(value, { stream: true });
    if (text.length > linkedLength) throw new RangeError('the document is too long');
  }
}

// What the address has under a name.
function linkedText(name) {
  const parameters = new URLSearchParams(location.hash.slice(1));
  return { code: parameters.get(name), digest: parameters.get('digest') };
}

async function linkTo(text) {
  const parameters = new URLSearchParams(address({}).slice(1));
  parameters.delete('sample');
  parameters.set('document', await packed(text));
  parameters.set('digest', data.digest);
  return `#${parameters}`;
}

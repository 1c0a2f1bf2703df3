import { inflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import notoSans from './fonts/noto-sans.json' with { type: 'json' };

/** The maximum number of cached shaped words; a thousand take about a megabyte. */
const mostWords = 4000;
const longestWord = 40;

/**
 * Caches the words a font has shaped, across documents: shaping took a third of a document's time. pdfkit scales a run's positions
 * to thousandths of an em in place, which leaves Noto Sans unchanged, as its units are thousandths already.
 */
const rememberWords = (font: fontkit.Font): fontkit.Font => {
  if (font.unitsPerEm !== 1000)
    throw new Error('Shaped words can be shared only by a font of 1000 units per em');
  const shape = font.layout.bind(font);
  const words = new Map<string, fontkit.GlyphRun>();
  font.layout = (word, ...options) => {
    const known = words.get(word);
    if (known) return known;
    const run = shape(word, ...options);
    if (words.size >= mostWords) words.clear();
    if (word.length <= longestWord && options.every((option) => option === undefined)) words.set(word, run);
    return run;
  };
  return font;
};

/** The glyph method that fontkit calls to make a subset; its types omit it. */
interface Readable {
  _decode: () => unknown;
}

/** Caches decoded glyphs: every document's subset decoded all of its glyphs again, only to find out which are composites. */
const readGlyphsOnce = (font: fontkit.Font): fontkit.Font => {
  const glyphOf = font.getGlyph.bind(font);
  const known = new Map<number, fontkit.Glyph>();
  font.getGlyph = (id, ...codePoints) => {
    const before = known.get(id);
    if (before) return before;
    const glyph = glyphOf(id, ...codePoints);
    const readable = glyph as unknown as Readable;
    const read = readable._decode.bind(glyph);
    let outline: unknown;
    readable._decode = () => {
      outline ??= read();
      return outline;
    };
    known.set(id, glyph);
    return glyph;
  };
  return font;
};

/**
 * Creates every glyph once for its own characters. A glyph remembers the characters it was first created for, and the PDF maps it
 * to them; created first as a component of Š, S would have none, in this document and every later one.
 */
const nameGlyphs = (font: fontkit.Font): void => {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
};

/** Parses a font weight as stored in `fonts/`: deflated, in base64. */
export const parseWeight = (packed: string): fontkit.Font => {
  const font = fontkit.create(inflateSync(Buffer.from(packed, 'base64')));
  if (!('layout' in font)) throw new Error('It holds a collection of fonts, not a font');
  nameGlyphs(font);
  return rememberWords(readGlyphsOnce(font));
};

/** The two weights of a document's font; `shapesLines` if pdfkit must pass whole lines rather than single words. */
export interface Face {
  regular: fontkit.Font;
  semibold: fontkit.Font;
  shapesLines: boolean;
}

/**
 * The face of nearly every document, parsed once: parsing it takes 50 ms per document, reusing it 5. It is a JSON module because
 * that is the only form that tsx, vitest and esbuild all load without a plugin.
 */
export const usual: Face = {
  regular: parseWeight(notoSans.regular),
  semibold: parseWeight(notoSans.semibold),
  shapesLines: false,
};

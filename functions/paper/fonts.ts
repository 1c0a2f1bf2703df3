import { inflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import notoSans from './fonts/noto-sans.json' with { type: 'json' };

/** Words kept shaped; a thousand take about a megabyte. */
const mostWords = 4000;
const longestWord = 40;

/**
 * Lets a font remember the words it has shaped, for the next document too: shaping took a third of a document's time.
 * pdfkit scales a run's positions to thousandths of an em in place, which leaves Noto Sans's thousandths as they are.
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

/** What fontkit reads of a glyph when it makes a subset; its types leave it out. */
interface Readable {
  _decode: () => unknown;
}

/** Lets each glyph be read once: every document's subset read all of its glyphs anew, only to learn which are made of others. */
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
 * A glyph keeps the characters it was first made for, and tells them to the PDF's reader. Made now they are its own;
 * made as a part of Š, say, S would have none, in this document and in every later one.
 */
const nameGlyphs = (font: fontkit.Font): void => {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
};

/** A weight as `fonts/` holds it: deflated, in base64. */
export const parseWeight = (packed: string): fontkit.Font => {
  const font = fontkit.create(inflateSync(Buffer.from(packed, 'base64')));
  if (!('layout' in font)) throw new Error('It holds a collection of fonts, not a font');
  nameGlyphs(font);
  return rememberWords(readGlyphsOnce(font));
};

/** The two weights of a paper; `shapesLines` where pdfkit must hand over whole lines rather than word after word. */
export interface Face {
  regular: fontkit.Font;
  semibold: fontkit.Font;
  shapesLines: boolean;
}

/**
 * The face of nearly every paper, parsed once: a document that parses it takes 50 ms, one that is handed it 5. It comes as
 * a JSON module because that is the one form tsx, vitest and esbuild all load without a plugin.
 */
export const usual: Face = {
  regular: parseWeight(notoSans.regular),
  semibold: parseWeight(notoSans.semibold),
  shapesLines: false,
};

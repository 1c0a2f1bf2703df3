import type * as fontkit from 'fontkit';
import notoSansMore from './fonts/noto-sans-more.json' with { type: 'json' };
import { type Face, parseWeight } from './fonts.ts';
import { inReadingOrder } from './reading-order.ts';

type Shaped = Pick<fontkit.GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

/** Makes a font shape lines that mix scripts and directions: pdfkit and fontkit handle only one script and one direction at a time. */
const shapeLines = (font: fontkit.Font): fontkit.Font => {
  const shape = font.layout.bind(font);
  const layout = (line: string): Shaped => {
    const runs = inReadingOrder(line).map(({ text, direction }) =>
      shape(text, undefined, undefined, undefined, direction),
    );
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
    };
  };
  // pdfkit reads only these three properties of a run.
  font.layout = layout as fontkit.Font['layout'];
  return font;
};

/** The usual face with Hebrew, Arabic, Devanagari, Bengali, Gurmukhi, Gujarati and Tamil. */
export const more: Face = {
  regular: shapeLines(parseWeight(notoSansMore.regular)),
  semibold: shapeLines(parseWeight(notoSansMore.semibold)),
  shapesLines: true,
};

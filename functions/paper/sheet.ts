import type { Face } from './fonts.ts';
import { Pages, type Part } from './pages.ts';
import { faceOptions, type Paper } from './paper.ts';
import { isShaped } from './scripts.ts';
import { page, type Style } from './style.ts';

/** Adds the original text for copying, because shaped glyphs may be drawn in another order, or one glyph for several letters. */
const legibly = (
  paper: Paper,
  { shapesLines }: Face,
  text: string,
  isOnOnePage: () => boolean,
  draw: () => void,
): void => {
  // On two pages it would be added twice. Checked last, because measuring takes as long as setting.
  const isTold = shapesLines && isShaped(text) && isOnOnePage();
  if (isTold) paper.markContent('Span', { actual: text });
  draw();
  if (isTold) paper.endMarkedContent();
};

/** The position of text, in points; without `y` it follows the previous text. `tracking` is letter spacing. */
export type Place = {
  x?: number;
  y?: number;
  width?: number;
  /** Lets it extend into the bottom margin, instead of starting a page. */
  height?: number;
  align?: 'left' | 'right';
  tracking?: number;
};

/** A place with its defaults filled in. */
type Placed = Place & { x: number; y: number; width: number };

/** The line height for each point of type size (Noto Sans). */
const lineHeight = 1.362;

/** A4 pages through which text flows, each piece tagged for screen readers. */
export class Sheet extends Pages {
  /** Writes a text as a `type` of `parent` and returns where it ends; what doesn't fit continues on the next page. */
  write(parent: Part, type: string, text: string, style: Style, place: Place = {}): number {
    const { x = page.left, y = this.y } = place;
    const width = place.width ?? page.left + this.width - x;
    if (this.#writeLine(parent, type, text, style, { ...place, x, y, width })) return this.y;
    this.#writeWrapped(parent, type, text, style, { ...place, x, y, width });
    return this.y;
  }

  #writeWrapped(parent: Part, type: string, text: string, style: Style, { x, y, width, ...place }: Placed) {
    const { align = 'left', tracking: characterSpacing = 0, height } = place;
    const { lineGap } = style;
    const options = { width, height, align, lineGap, characterSpacing, ...faceOptions(this.face) };
    this.#add(parent, type, style, () => {
      const isOnOnePage = () => this.heightOf(text, style, width) <= this.bottom - y;
      legibly(this.paper, this.face, text, isOnOnePage, () => this.paper.text(text, x, y, options));
    });
  }

  /**
   * Writes a text that fits on one line, or returns false. Skipping pdfkit's line breaking halves the time, and nearly all of a
   * document's hundreds of texts fit.
   */
  #writeLine(parent: Part, type: string, text: string, style: Style, place: Placed): boolean {
    const { x, y, width, align, tracking = 0 } = place;
    const below = y + style.size * lineHeight + style.lineGap;
    const isOneLine = text !== '' && !text.includes('\n');
    if (!isOneLine || tracking || this.face.shapesLines || below > this.bottom - 1) return false;
    const taken = this.widthOf(text, style);
    // A text that nearly fills the width is left to the exact calculation of line breaking.
    if (taken > width - 1) return false;
    const options = { lineBreak: false, characterSpacing: 0, textWidth: taken, wordCount: 1 };
    this.#add(parent, type, style, () => {
      this.paper.text(text, align === 'right' ? x + width - taken : x, y, options);
    });
    Object.assign(this.paper, { x, y: below });
    return true;
  }

  #add(parent: Part, type: string, style: Style, draw: () => void): void {
    parent.add(
      this.paper.struct(type, {}, () => {
        this.use(style);
        draw();
      }),
    );
  }

  /** Writes text for screen readers to skip, such as a repeated table header. */
  writeAside(text: string, style: Style, { x = page.left, y = this.y, width, align }: Place): void {
    this.decorate('Pagination', () => {
      this.use(style);
      const options = { ...(width && { width }), ...(align && { align }), characterSpacing: 0 };
      this.paper.text(text, x, y, { ...options, ...faceOptions(this.face) });
    });
  }

  /** The height in points of a text as `write` would set it. */
  heightOf(text: string, style: Style, width: number): number {
    this.use(style);
    return this.paper.heightOfString(text, { width, lineGap: style.lineGap });
  }

  widthOf(text: string, style: Style, tracking = 0): number {
    this.use(style);
    return this.paper.widthOfString(text, { characterSpacing: tracking });
  }
}

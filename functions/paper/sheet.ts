import { legibly } from './legible.ts';
import { type Box, Pages, type Part } from './pages.ts';
import { faceOptions } from './paper.ts';
import { contentWidth, page, type Style } from './style.ts';

/** Where text goes, in points; without `y` it follows the text before it. `tracking` is space between letters. */
export type Place = {
  x?: number;
  y?: number;
  width?: number;
  /** Lets it reach into the margin below, where it would begin a page otherwise. */
  height?: number;
  align?: 'left' | 'right';
  tracking?: number;
};

/** The height of a line for each point of type size (Noto Sans). */
const lineHeight = 1.362;

/** A4 paper that text flows down, page after page, each piece tagged for screen readers. */
export class Sheet extends Pages {
  /** Writes a text as a `type` of `parent` and answers where it ends; what the page cannot hold goes on the next. */
  write(parent: Part, type: string, text: string, style: Style, place: Place = {}): number {
    const { x = page.left, y = this.y, align = 'left', tracking: characterSpacing = 0 } = place;
    const width = place.width ?? page.left + contentWidth - x;
    const { lineGap } = style;
    const { height } = place;
    const options = { width, height, align, lineGap, characterSpacing, ...faceOptions(this.face) };
    const draw = () => {
      this.use(style);
      const isOnOnePage = () => this.heightOf(text, style, width) <= page.height - page.bottom - y;
      legibly(this.paper, this.face, text, isOnOnePage, () => this.paper.text(text, x, y, options));
    };
    parent.add(this.paper.struct(type, {}, draw));
    return this.y;
  }

  /**
   * Writes a figure that ends at the right edge of its place; one too long for it breaks as words do. Without pdfkit's
   * breaking of lines it takes half the time, and a paper holds hundreds.
   */
  writeFigure(
    parent: Part,
    type: string,
    text: string,
    style: Style,
    place: Omit<Box, 'height' | 'radius'>,
  ): number {
    const { x, y, width } = place;
    const free = width - this.widthOf(text, style);
    if (free < 0) return this.write(parent, type, text, style, { ...place, align: 'right' });
    const options = { lineBreak: false, characterSpacing: 0, ...faceOptions(this.face) };
    const draw = () => {
      this.use(style);
      this.paper.text(text, x + free, y, options);
    };
    parent.add(this.paper.struct(type, {}, draw));
    return y + style.size * lineHeight;
  }

  /** Writes what a screen reader should pass over, such as a table's head on its further pages. */
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

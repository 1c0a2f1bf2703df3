import { legibly } from './legible.ts';
import { Pages, type Part } from './pages.ts';
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

/** A place that is settled. */
type Placed = Place & { x: number; y: number; width: number };

/** The height of a line for each point of type size (Noto Sans). */
const lineHeight = 1.362;

/** A4 paper that text flows down, page after page, each piece tagged for screen readers. */
export class Sheet extends Pages {
  /** Writes a text as a `type` of `parent` and answers where it ends; what the page cannot hold goes on the next. */
  write(parent: Part, type: string, text: string, style: Style, place: Place = {}): number {
    const { x = page.left, y = this.y } = place;
    const width = place.width ?? page.left + contentWidth - x;
    if (this.#writeLine(parent, type, text, style, { ...place, x, y, width })) return this.y;
    this.#writeWrapped(parent, type, text, style, { ...place, x, y, width });
    return this.y;
  }

  #writeWrapped(parent: Part, type: string, text: string, style: Style, { x, y, width, ...place }: Placed) {
    const { align = 'left', tracking: characterSpacing = 0, height } = place;
    const { lineGap } = style;
    const options = { width, height, align, lineGap, characterSpacing, ...faceOptions(this.face) };
    this.#add(parent, type, style, () => {
      const isOnOnePage = () => this.heightOf(text, style, width) <= page.height - page.bottom - y;
      legibly(this.paper, this.face, text, isOnOnePage, () => this.paper.text(text, x, y, options));
    });
  }

  /**
   * Writes what fits on one line of the page, or answers false. Without pdfkit's breaking of lines it takes half the time, and
   * nearly all of a paper's hundreds of texts are such.
   */
  #writeLine(parent: Part, type: string, text: string, style: Style, place: Placed): boolean {
    const { x, y, width, align, tracking = 0 } = place;
    const below = y + style.size * lineHeight + style.lineGap;
    const isOneLine = text !== '' && !text.includes('\n');
    if (!isOneLine || tracking || this.face.shapesLines || below > page.height - page.bottom - 1)
      return false;
    const taken = this.widthOf(text, style);
    // What nearly fills its place is left to the exact sums of the breaking.
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

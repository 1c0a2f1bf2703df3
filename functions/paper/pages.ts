import type { Face } from './fonts.ts';
import {
  bytesOf,
  decorate,
  drawRunningHead,
  newPaper,
  numberPages,
  type Paper,
  type Particulars,
  pageOptions,
  setStyle,
  textWidthOf,
} from './paper.ts';
import { fillSquares, type Square } from './squares.ts';
import { colour, page, type Style, styles } from './style.ts';

/** A structure element, which a screen reader announces as a section, a table, a row. */
export type Part = PDFKit.PDFStructureElement;

export type Box = { x: number; y: number; width: number; height: number; radius: number };

/** A4 pages filled from the top, with structure elements for screen readers, and drawings besides text. */
export class Pages {
  protected readonly paper: Paper;
  protected readonly face: Face;
  readonly #root: Part;
  #style: Style = styles.body;
  /** The style the pen is set to on this page, if known. */
  #inUse: Style | undefined;
  /** True while pages are on their side. */
  #isWide = false;
  /** The accent colour. */
  readonly #brand: string;

  constructor(particulars: Particulars, face: Face, brand?: string | null) {
    this.#brand = brand ?? colour.navy;
    const paper = newPaper(particulars, face);
    this.paper = paper;
    this.face = face;
    paper.addPage();
    paper.on('pageAdded', () => {
      const { x, y } = paper;
      drawRunningHead(paper, face, particulars.running);
      // Text continuing from the last page keeps its style.
      setStyle(paper, this.#style);
      this.#inUse = undefined;
      Object.assign(paper, { x, y });
    });
    this.#root = paper.struct('Document');
    paper.addStructure(this.#root);
  }

  /** The current position down the page, in points. */
  get y(): number {
    return this.paper.y;
  }

  set y(y: number) {
    this.paper.y = y;
  }

  /** The width of the text on this page, and where it ends, in points. */
  get width(): number {
    return textWidthOf(this.paper);
  }

  get bottom(): number {
    return this.paper.page.height - page.bottom;
  }

  /** The space left on this page, in points. */
  get room(): number {
    return this.bottom - this.y;
  }

  /** Starts a page on its side for a wide table, or an upright one after it. */
  turn(isWide: boolean): void {
    if (isWide === this.#isWide) return;
    this.#isWide = isWide;
    this.paper.addPage(pageOptions(isWide));
  }

  /** Starts a new page unless this one has `height` points left; true if it did. */
  need(height: number): boolean {
    if (height <= this.room) return false;
    this.paper.addPage(pageOptions(this.#isWide));
    return true;
  }

  /** Opens a structure element for others to be added to, at the top level unless a parent is given. */
  part(type: string, parent: Part = this.#root): Part {
    const part = this.paper.struct(type);
    parent.add(part);
    return part;
  }

  /** A rule across the text's width. */
  rule(y: number, ink: string, weight: number): void {
    // It doesn't change the fill colour, so the pen's style stays valid.
    decorate(this.paper, 'Layout', () => {
      this.paper
        .moveTo(page.left, y)
        .lineTo(page.left + this.width, y)
        .lineWidth(weight)
        .stroke(ink === colour.navy ? this.#brand : ink);
    });
  }

  box({ x, y, width, height, radius }: Box, fill: string): void {
    this.decorate('Layout', () => this.paper.roundedRect(x, y, width, height, radius).fill(fill));
  }

  /** Draws a picture as a figure with alternative text. */
  picture(parent: Part, bytes: Uint8Array, alt: string, { x, y, width, height }: Omit<Box, 'radius'>): void {
    const draw = () => void this.paper.image(Buffer.from(bytes), x, y, { width, height });
    parent.add(this.paper.struct('Figure', { alt }, draw));
  }

  /** Same, scaled to fit its box, with its recorded orientation. */
  fitted(parent: Part, bytes: Uint8Array, alt: string, { x, y, width, height }: Omit<Box, 'radius'>): void {
    const draw = () => void this.paper.image(Buffer.from(bytes), x, y, { fit: [width, height] });
    parent.add(this.paper.struct('Figure', { alt }, draw));
  }

  /** Draws the dark squares of a grid as one figure with alternative text. */
  squares(parent: Part, rows: boolean[][], alt: string, place: Square): void {
    const draw = () => {
      fillSquares(this.paper, rows, place);
      this.#inUse = undefined;
    };
    parent.add(this.paper.struct('Figure', { alt }, draw));
  }

  /** Draws lines through points in a square of 1,000 units, as one figure with alternative text. */
  strokes(
    parent: Part,
    strokes: readonly (readonly (readonly [number, number])[])[],
    alt: string,
    { x, y, width, height }: Omit<Box, 'radius'>,
  ): void {
    const draw = () => {
      for (const stroke of strokes) {
        stroke.forEach(([across, down], at) => {
          const [to, below] = [x + (across * width) / 1000, y + (down * height) / 1000];
          if (at === 0) this.paper.moveTo(to, below);
          else this.paper.lineTo(to, below);
        });
      }
      this.paper.lineWidth(1).stroke(colour.ink);
      this.#inUse = undefined;
    };
    parent.add(this.paper.struct('Figure', { alt }, draw));
  }

  /** Numbers the pages if there are several and returns the file's bytes. */
  finish(): Uint8Array {
    numberPages(this.paper, this.face);
    return bytesOf(this.paper);
  }

  /** Sets the pen for text. */
  protected use(style: Style): void {
    if (this.#inUse === style) return;
    this.#style = style;
    this.#inUse = style;
    setStyle(this.paper, style);
    if (style.colour === colour.navy) this.paper.fillColor(this.#brand);
  }

  /** Draws something for screen readers to skip; it may leave the pen in any colour. */
  protected decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    decorate(this.paper, type, draw);
    this.#inUse = undefined;
  }
}

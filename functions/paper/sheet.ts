import type { Face } from './fonts.ts';
import { legibly } from './legible.ts';
import {
  bytesOf,
  decorate,
  drawRunningHead,
  faceOptions,
  newPaper,
  numberPages,
  type Paper,
  type Particulars,
  setStyle,
} from './paper.ts';
import { fillSquares, type Square } from './squares.ts';
import { contentWidth, page, type Style, styles } from './style.ts';

/** A structure element: what a screen reader hears as a section, a table, a row. */
export type Part = PDFKit.PDFStructureElement;

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

type Box = { x: number; y: number; width: number; height: number; radius: number };

/** A4 paper that text flows down, page after page, each piece tagged for screen readers. */
export class Sheet {
  readonly #paper: Paper;
  readonly #root: Part;
  readonly #face: Face;
  #style: Style = styles.body;
  /** What the pen is set to on this page, if that is known. */
  #inUse: Style | undefined;

  constructor(particulars: Particulars, face: Face) {
    const paper = newPaper(particulars, face);
    this.#paper = paper;
    this.#face = face;
    paper.addPage();
    paper.on('pageAdded', () => {
      const { x, y } = paper;
      drawRunningHead(paper, face, particulars.running);
      // Text that runs over from the last page goes on as it was.
      setStyle(paper, this.#style);
      this.#inUse = undefined;
      Object.assign(paper, { x, y });
    });
    this.#root = paper.struct('Document');
    paper.addStructure(this.#root);
  }

  /** How far down the page the text has come, in points. */
  get y(): number {
    return this.#paper.y;
  }

  set y(y: number) {
    this.#paper.y = y;
  }

  /** Opens a structure element that others are added to, at the document's top level unless a parent is given. */
  part(type: string, parent: Part = this.#root): Part {
    const part = this.#paper.struct(type);
    parent.add(part);
    return part;
  }

  /** Writes a text as a `type` of `parent` and answers where it ends; what the page cannot hold goes on the next. */
  write(parent: Part, type: string, text: string, style: Style, place: Place = {}): number {
    const { x = page.left, y = this.y, align = 'left', tracking: characterSpacing = 0 } = place;
    const width = place.width ?? page.left + contentWidth - x;
    const { lineGap } = style;
    const { height } = place;
    const options = { width, height, align, lineGap, characterSpacing, ...faceOptions(this.#face) };
    const draw = () => {
      this.#use(style);
      const isOnOnePage = () => this.heightOf(text, style, width) <= page.height - page.bottom - y;
      legibly(this.#paper, this.#face, text, isOnOnePage, () => this.#paper.text(text, x, y, options));
    };
    parent.add(this.#paper.struct(type, {}, draw));
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
    const draw = () => {
      this.#use(style);
      this.#paper.text(text, x + free, y, {
        lineBreak: false,
        characterSpacing: 0,
        ...faceOptions(this.#face),
      });
    };
    parent.add(this.#paper.struct(type, {}, draw));
    return y + style.size * lineHeight;
  }

  /** Writes what a screen reader should pass over, such as a table's head on its further pages. */
  writeAside(text: string, style: Style, { x = page.left, y = this.y, width, align }: Place): void {
    this.#decorate('Pagination', () => {
      this.#use(style);
      const options = { ...(width && { width }), ...(align && { align }), characterSpacing: 0 };
      this.#paper.text(text, x, y, { ...options, ...faceOptions(this.#face) });
    });
  }

  /** The height in points of a text as `write` would set it. */
  heightOf(text: string, style: Style, width: number): number {
    this.#use(style);
    return this.#paper.heightOfString(text, { width, lineGap: style.lineGap });
  }

  widthOf(text: string, style: Style, tracking = 0): number {
    this.#use(style);
    return this.#paper.widthOfString(text, { characterSpacing: tracking });
  }

  /** Points left on this page. */
  get room(): number {
    return page.height - page.bottom - this.y;
  }

  /** Begins a new page unless this one has `height` points left; true if it did. */
  need(height: number): boolean {
    if (height <= this.room) return false;
    this.#paper.addPage();
    return true;
  }

  /** A rule across the text's width. */
  rule(y: number, ink: string, weight: number): void {
    const path = () => this.#paper.moveTo(page.left, y).lineTo(page.left + contentWidth, y);
    this.#decorate('Layout', () => path().lineWidth(weight).stroke(ink));
  }

  box({ x, y, width, height, radius }: Box, fill: string): void {
    this.#decorate('Layout', () => this.#paper.roundedRect(x, y, width, height, radius).fill(fill));
  }

  /** A picture as a figure that screen readers name. */
  picture(parent: Part, bytes: Uint8Array, alt: string, { x, y, width, height }: Omit<Box, 'radius'>): void {
    const draw = () => void this.#paper.image(Buffer.from(bytes), x, y, { width, height });
    parent.add(this.#paper.struct('Figure', { alt }, draw));
  }

  /** Draws dark squares of a grid as one figure that screen readers name. */
  squares(parent: Part, rows: boolean[][], alt: string, place: Square): void {
    const draw = () => {
      fillSquares(this.#paper, rows, place);
      this.#inUse = undefined;
    };
    parent.add(this.#paper.struct('Figure', { alt }, draw));
  }

  /** Numbers the pages if there are several and answers the file's bytes. */
  finish(): Promise<Uint8Array> {
    numberPages(this.#paper, this.#face);
    return bytesOf(this.#paper);
  }

  #use(style: Style): void {
    if (this.#inUse === style) return;
    this.#style = style;
    this.#inUse = style;
    setStyle(this.#paper, style);
  }

  /** Draws something a screen reader should pass over; it may leave the pen in any colour. */
  #decorate(type: 'Layout' | 'Pagination', draw: () => void): void {
    decorate(this.#paper, type, draw);
    this.#inUse = undefined;
  }
}

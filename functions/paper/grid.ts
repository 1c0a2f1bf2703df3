import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { colour, contentWidth, page, type Style, styles } from './style.ts';

/** A column of figures at the right of the page, in points; the first column gets the remaining width. */
export type Column = { label: string; width: number };

type Cell = { text: string; style: Style };
type Placed = { x: number; width: number; align: 'left' | 'right' };

const columnGap = 10;
const rowGap = 5;
const ruled = 2 * rowGap;

/** Positions the columns: the first at the left, the others in order up to the right edge. */
const placesOf = (columns: readonly Column[]): Placed[] => {
  let x = page.left + contentWidth;
  const figures = columns.toReversed().map(({ width }): Placed => {
    const place = { x: x - width, width, align: 'right' as const };
    x -= width + columnGap;
    return place;
  });
  return [{ x: page.left, width: x - page.left, align: 'left' }, ...figures.toReversed()];
};

/** An upper bound of a cell's height: no letter is wider than its type size, and no line taller than one and a half times that. */
const atMost = ({ text, style }: Cell, width: number): number => {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + (line.length * style.size) / width, 0);
  return lines * style.size * 1.5;
};

/** A table with a first column of words and further columns of figures, whose header is repeated on every page. */
export class Grid {
  readonly #sheet: Sheet;
  readonly #table: Part;
  readonly #places: Placed[];
  readonly #head: Cell[];
  #isEmpty = true;

  constructor(sheet: Sheet, first: string, columns: readonly Column[]) {
    this.#sheet = sheet;
    this.#table = sheet.part('Table');
    this.#places = placesOf(columns);
    this.#head = [first, ...columns.map(({ label }) => label)].map((text) => ({ text, style: styles.label }));
    sheet.need(60);
    const row = sheet.part('TR', this.#table);
    const top = sheet.y;
    this.#words(row, 'TH', this.#head.slice(0, 1));
    this.#figures(row, 'TH', this.#head.slice(1), top);
    this.#rule(colour.navy, 1);
  }

  /**
   * Draws a row: its words below each other, and its figures beside the first. `below` is the height of what must not stand alone
   * on the next page: a last row goes there with it, unless it is the only one.
   */
  row(words: Cell[], figures: Cell[], isLast = false, below = 0): void {
    const sheet = this.#sheet;
    const height = this.#heightOf(words);
    if (sheet.need(height + (this.#isEmpty ? 0 : below))) this.#repeatHead();
    this.#isEmpty = false;
    const row = sheet.part('TR', this.#table);
    const top = sheet.y;
    // Words too tall for one page continue on the next, where their figures must not be repeated.
    const isTall = height > sheet.room;
    if (isTall) this.#figures(row, 'TD', figures, top);
    sheet.y = top;
    this.#words(row, 'TD', words);
    if (!isTall) this.#figures(row, 'TD', figures, top);
    this.#rule(isLast ? colour.navy : colour.line, isLast ? 1 : 0.5);
  }

  /** Exact only near the end of a page, because measuring words takes as long as setting them. */
  #heightOf(words: Cell[]): number {
    const width = this.#places[0]?.width ?? 0;
    const sum = (of: (cell: Cell) => number) => words.reduce((height, cell) => height + of(cell), ruled);
    const safe = sum((cell) => atMost(cell, width));
    if (safe < this.#sheet.room) return safe;
    return sum(({ text, style }) => this.#sheet.heightOf(text, style, width));
  }

  #words(row: Part, tag: 'TH' | 'TD', words: Cell[]): void {
    const [place] = this.#places;
    const cell = words.length > 1 ? this.#sheet.part(tag, row) : row;
    const type = words.length > 1 ? 'P' : tag;
    for (const { text, style } of words) this.#sheet.write(cell, type, text, style, { ...place });
  }

  #figures(row: Part, tag: 'TH' | 'TD', figures: Cell[], y: number): void {
    let below = this.#sheet.y;
    for (const [at, { text, style }] of figures.entries()) {
      const place = this.#places[at + 1];
      if (place) below = Math.max(below, this.#sheet.write(row, tag, text || ' ', style, { ...place, y }));
    }
    this.#sheet.y = below;
  }

  #repeatHead(): void {
    const { y } = this.#sheet;
    for (const [at, { text, style }] of this.#head.entries())
      this.#sheet.writeAside(text, style, { ...this.#places[at], y });
    this.#rule(colour.navy, 1);
  }

  #rule(ink: string, weight: number): void {
    const { y } = this.#sheet;
    this.#sheet.rule(y + rowGap, ink, weight);
    this.#sheet.y = y + ruled;
  }
}

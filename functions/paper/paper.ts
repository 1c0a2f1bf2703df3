import PDFDocument from 'pdfkit';
import type { Face } from './fonts.ts';
import { colour, numberUp, page, type Style, styles } from './style.ts';

/** Collects its chunks itself: there are thousands, and passing them through a stream takes a tenth of the time. */
class Collected extends PDFDocument {
  // Only declared, because pdfkit writes before our constructor could initialise it.
  declare pieces: Uint8Array[] | undefined;

  override push(piece: Uint8Array | null): boolean {
    this.pieces ??= [];
    return piece !== null && this.pieces.push(piece) > 0;
  }
}

export type Paper = Collected;

/** What the document's properties contain, and the header of every page but the first. */
export type Particulars = {
  title: string;
  author: string;
  created: Date;
  running: [left: string, right: string];
};

/** The pdfkit options of an A4 page, upright or on its side. */
export const pageOptions = (isWide: boolean) => ({
  size: (isWide ? [page.height, page.width] : [page.width, page.height]) as [number, number],
  margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
});

/** The width of the text on the current page, in points. */
export const textWidthOf = (paper: Paper): number => paper.page.width - page.left - page.right;

/** Creates an A4 document without pages, with both weights of the face registered. */
export const newPaper = ({ title, author, created }: Particulars, { regular, semibold }: Face): Paper => {
  const paper = new Collected({
    ...pageOptions(false),
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, CreationDate: created },
  });
  for (const [name, font] of Object.entries({ regular, semibold })) {
    // pdfkit accepts a parsed font as well as bytes (PDFFontFactory.open); its types only know the bytes.
    paper.registerFont(name, font as unknown as Uint8Array);
  }
  return paper;
};

export const setStyle = (paper: Paper, { font, size, colour: ink }: Style): void => {
  paper.font(font, size).fillColor(ink);
};

/** If any font features are given, even an empty list, pdfkit passes whole lines to the font. */
const wholeLines = { features: [] };

/** The pdfkit options for every text in this face. */
export const faceOptions = ({ shapesLines }: Face) => (shapesLines ? wholeLines : {});

/** Draws something for screen readers to skip. */
export const decorate = (paper: Paper, type: 'Layout' | 'Pagination', draw: () => void): void => {
  paper.markContent('Artifact', { type });
  draw();
  paper.endMarkedContent();
};

/** Writes a line in a page's margin, truncated rather than wrapped: wrapping there would start pages endlessly. */
const writeInMargin = (paper: Paper, face: Face, text: string, y: number, align: 'left' | 'right'): void => {
  const all = textWidthOf(paper);
  const width = (all - 24) / 2;
  const x = align === 'left' ? page.left : page.left + all - width;
  const height = styles.margin.size * 1.5;
  const options = { width, height, align, ellipsis: true, characterSpacing: 0 };
  paper.text(text, x, y, { ...options, ...faceOptions(face) });
};

/** Draws the header of every page but the first, so that a loose sheet can be identified. */
export const drawRunningHead = (paper: Paper, face: Face, [left, right]: Particulars['running']): void => {
  decorate(paper, 'Pagination', () => {
    setStyle(paper, styles.margin);
    writeInMargin(paper, face, left, 34, 'left');
    writeInMargin(paper, face, right, 34, 'right');
    paper
      .moveTo(page.left, 51)
      .lineTo(page.left + textWidthOf(paper), 51)
      .lineWidth(0.5)
      .stroke(colour.line);
  });
};

/** Writes `Page 2 of 3` at the foot of each page, if there are several. */
export const numberPages = (paper: Paper, face: Face): void => {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    paper.switchToPage(index);
    decorate(paper, 'Pagination', () => {
      setStyle(paper, styles.margin);
      const y = paper.page.height - numberUp;
      writeInMargin(paper, face, `Page ${index + 1} of ${count}`, y, 'right');
    });
  }
};

/** Closes the document and returns its bytes. */
export const bytesOf = (paper: Paper): Uint8Array => {
  paper.end();
  return Buffer.concat(paper.pieces ?? []);
};

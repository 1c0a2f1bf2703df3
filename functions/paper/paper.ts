import PDFDocument from 'pdfkit';
import type { Face } from './fonts.ts';
import { colour, contentWidth, numberTop, page, type Style, styles } from './style.ts';

/** Keeps its pieces itself: it has thousands, and handed on one by one as a stream's they take a tenth of its time. */
class Collected extends PDFDocument {
  // Declared only, as pdfkit writes before an own constructor could set it.
  declare pieces: Uint8Array[] | undefined;

  override push(piece: Uint8Array | null): boolean {
    this.pieces ??= [];
    return piece !== null && this.pieces.push(piece) > 0;
  }
}

export type Paper = Collected;

/** What stands in the document's properties, and at the head of every page but the first. */
export type Particulars = {
  title: string;
  author: string;
  created: Date;
  running: [left: string, right: string];
};

/** An empty A4 document without a page yet, with both weights of the face at hand. */
export const newPaper = ({ title, author, created }: Particulars, { regular, semibold }: Face): Paper => {
  const paper = new Collected({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
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
    // pdfkit takes a parsed font as well as its bytes (PDFFontFactory.open); its types know the bytes only.
    paper.registerFont(name, font as unknown as Uint8Array);
  }
  return paper;
};

export const setStyle = (paper: Paper, { font, size, colour: ink }: Style): void => {
  paper.font(font, size).fillColor(ink);
};

/** Where pdfkit finds features asked for, even none, it hands a font the whole line. */
const wholeLines = { features: [] };

/** What pdfkit is told of every text in this face. */
export const faceOptions = ({ shapesLines }: Face) => (shapesLines ? wholeLines : {});

/** Draws something a screen reader should pass over. */
export const decorate = (paper: Paper, type: 'Layout' | 'Pagination', draw: () => void): void => {
  paper.markContent('Artifact', { type });
  draw();
  paper.endMarkedContent();
};

/** One line in a page's margin, cut short rather than wrapped: wrapping there would begin pages without end. */
const writeInMargin = (paper: Paper, face: Face, text: string, y: number, align: 'left' | 'right'): void => {
  const width = (contentWidth - 24) / 2;
  const x = align === 'left' ? page.left : page.left + contentWidth - width;
  const height = styles.margin.size * 1.5;
  const options = { width, height, align, ellipsis: true, characterSpacing: 0 };
  paper.text(text, x, y, { ...options, ...faceOptions(face) });
};

/** What every page but the first begins with, so that a loose sheet finds its way home. */
export const drawRunningHead = (paper: Paper, face: Face, [left, right]: Particulars['running']): void => {
  decorate(paper, 'Pagination', () => {
    setStyle(paper, styles.margin);
    writeInMargin(paper, face, left, 34, 'left');
    writeInMargin(paper, face, right, 34, 'right');
    paper
      .moveTo(page.left, 51)
      .lineTo(page.left + contentWidth, 51)
      .lineWidth(0.5)
      .stroke(colour.line);
  });
};

/** `Page 2 of 3` at the foot of each page, where there are several. */
export const numberPages = (paper: Paper, face: Face): void => {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    paper.switchToPage(index);
    decorate(paper, 'Pagination', () => {
      setStyle(paper, styles.margin);
      writeInMargin(paper, face, `Page ${index + 1} of ${count}`, numberTop, 'right');
    });
  }
};

/** Closes the document and answers its bytes. */
export const bytesOf = (paper: Paper): Uint8Array => {
  paper.end();
  return Buffer.concat(paper.pieces ?? []);
};

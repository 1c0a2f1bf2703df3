import { usual as fonts } from '#functions/paper/fonts.ts';
import type { Slip } from './receipts.ts';
import { type Row, rowsOf } from './slip-rows.ts';

/** Pixels. */
const picture = { width: 496, margin: 40 };
const paper = { left: 48, width: 400, padding: 18 };
const lineHeight = 31;
const fontSize = 19;
/** Letter and word spacing in thousandths of an em: tills set text wider than books, which helps OCR to separate words. */
const spread = { letter: 20, space: 260 };
const right = paper.left + paper.width - paper.padding;
const left = paper.left + paper.padding;
const centre = picture.width / 2;

const tables = ['#8a6a4f', '#6f7a80', '#a58b6b'];

/**
 * Sets lines as outlines of the invoices' font, each glyph defined once and referenced: the picture is the same on every machine,
 * whatever fonts it has.
 */
const typesetter = () => {
  const outlines = new Map<string, string>();
  const em = fontSize / fonts.regular.unitsPerEm;
  const place = (text: string, bold: boolean) => {
    const weight = bold ? 'semibold' : 'regular';
    const { glyphs, positions } = fonts[weight].layout(text);
    let along = 0;
    const places = glyphs.map((glyph, at) => {
      const id = `${weight}${glyph.id}`;
      if (!outlines.has(id)) outlines.set(id, `<path id="${id}" d="${glyph.path.toSVG()}"/>`);
      const x = along;
      const isSpace = glyph.codePoints[0] === 32;
      along += (positions[at]?.xAdvance ?? 0) + (isSpace ? spread.space : spread.letter);
      return `<use href="#${id}" x="${x}"/>`;
    });
    return { places: places.join(''), width: along * em };
  };
  /** A line on its baseline; `anchor` is the share of its width (0 to 1) to the left of `x`. */
  const line = (text: string, x: number, y: number, anchor: number, bold = false): string => {
    const { places, width } = place(text, bold);
    return `<g transform="translate(${x - anchor * width} ${y}) scale(${em} ${-em})">${places}</g>`;
  };
  return { line, outlines };
};

type Typesetter = ReturnType<typeof typesetter>;

const drawRow = (row: Row, y: number, { line }: Typesetter): string => {
  if (row.kind === 'rule')
    return `<path d="M${left} ${y - 7}H${right}" stroke="#4b4a46" stroke-dasharray="7 5"/>`;
  if (row.kind === 'middle') return line(row.text, centre, y, 0.5, row.bold);
  return line(row.left, left, y, 0, row.bold) + line(row.right, right, y, 1, row.bold);
};

/** The paper's outline, with the till's jagged tear below. */
const outlineOf = (height: number): string => {
  const teeth = Array.from({ length: paper.width / 8 }, (_, at) => `l-4 ${at % 2 ? 5 : -5}l-4 0`).join('');
  return `M${paper.left} ${picture.margin}h${paper.width}v${height}${teeth}z`;
};

const drawingOf = (slip: Slip): string => {
  const type = typesetter();
  const rows = rowsOf(slip);
  const paperHeight = (rows.length + 1.5) * lineHeight;
  const height = paperHeight + 2 * picture.margin;
  const print = rows.map((row, at) => drawRow(row, picture.margin + (at + 1.5) * lineHeight, type)).join('');
  const outline = outlineOf(paperHeight);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${height}">
<defs>${[...type.outlines.values()].join('')}
<linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-opacity=".22"/></linearGradient></defs>
<rect width="100%" height="100%" fill="${tables[slip.table]}"/>
<g transform="rotate(${slip.tilt} ${centre} ${height / 2})">
<path d="${outline}" transform="translate(7 9)" fill-opacity=".18"/><path d="${outline}" transform="translate(3 4)" fill-opacity=".22"/>
<path d="${outline}" fill="#f6f3e9"/><g fill="#35342f">${print}</g></g>
<rect width="100%" height="100%" fill="url(#light)"/></svg>`;
};

/**
 * The receipts as a phone's photos, JPEGs of about 30 KB, in the slips' order; `undefined` if sharp, an optional dependency, is
 * not installed.
 */
export const photographed = async (slips: Slip[]): Promise<Uint8Array[] | undefined> => {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return undefined;
  return Promise.all(
    slips.map((slip) =>
      sharp(Buffer.from(drawingOf(slip)))
        .jpeg({ quality: 72 })
        .toBuffer(),
    ),
  );
};

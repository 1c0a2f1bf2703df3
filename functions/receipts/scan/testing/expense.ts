import type { AnalyzeExpenseResponse, Block, ExpenseField, Geometry } from '@aws-sdk/client-textract';
import type { Point } from '../corners.ts';
import { paper } from './paper.ts';

/** Maps a point on upright paper to the picture. */
type Turn = (point: Point) => Point;

/** How the picture is rotated, clockwise. */
export const turns: Record<string, Turn> = {
  upright: (point) => point,
  'on its right side': ({ x, y }) => ({ x: 1 - y, y: x }),
  'upside down': ({ x, y }) => ({ x: 1 - x, y: 1 - y }),
  'on its left side': ({ x, y }) => ({ x: y, y: 1 - x }),
};

/** Where polygons start: at the text's own top left, or at the corner nearest the picture's. */
export const beginnings: Record<string, (corners: Point[]) => Point[]> = {
  "the text's own corner": (corners) => corners,
  "the picture's corner": (corners) => {
    const nearest = [...corners].sort((a, b) => a.x + a.y - b.x - b.y)[0];
    const start = nearest ? corners.indexOf(nearest) : 0;
    return [...corners.slice(start), ...corners.slice(0, start)];
  },
};

/**
 * A receipt as AnalyzeExpense returns it: PAGE, LINE and WORD blocks that name their children, and summary fields with type,
 * label, value and currency. Shape: Textract's developer guide, "Invoice and receipt response objects".
 */
export function expenseReply(
  text: string,
  fields: [type: string, label: string | null, value: string][],
  turn: Turn,
  begin: (corners: Point[]) => Point[],
): AnalyzeExpenseResponse {
  const geometry = (corners: Point[]) => geometryOf(begin(corners.map(turn)));
  const blocks = paper(text).lines.flatMap((line, i) =>
    lineBlocks(line.text, line.box, `line-${i}`, geometry),
  );
  const lines = blocks.filter(({ BlockType }) => BlockType === 'LINE').flatMap(({ Id }) => Id ?? []);
  const page: Block = {
    BlockType: 'PAGE',
    Id: 'page',
    Geometry: geometry(cornersOf({ left: 0, top: 0, width: 1, height: 1 })),
    Relationships: [{ Type: 'CHILD', Ids: lines }],
  };
  return {
    DocumentMetadata: { Pages: 1 },
    ExpenseDocuments: [
      { ExpenseIndex: 1, SummaryFields: fields.map(toField), LineItemGroups: [], Blocks: [page, ...blocks] },
    ],
  };
}

type Box = { left: number; top: number; width: number; height: number };

function lineBlocks(text: string, box: Box, id: string, geometry: (corners: Point[]) => Geometry): Block[] {
  const words = [...text.matchAll(/\S+/g)].map((match, i): Block => {
    const [from, width] = [match.index / text.length, match[0].length / text.length];
    const place = { ...box, left: box.left + box.width * from, width: box.width * width };
    const common = { Id: `${id}-word-${i}`, Text: match[0], Confidence: 99.1 };
    return { BlockType: 'WORD', TextType: 'PRINTED', ...common, Geometry: geometry(cornersOf(place)) };
  });
  const children = words.flatMap(({ Id }) => Id ?? []);
  const line: Block = {
    BlockType: 'LINE',
    Id: id,
    Text: text,
    Confidence: 99.1,
    Geometry: geometry(cornersOf(box)),
  };
  return [{ ...line, Relationships: [{ Type: 'CHILD', Ids: children }] }, ...words];
}

function cornersOf({ left, top, width, height }: Box): Point[] {
  const [right, bottom] = [left + width, top + height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function geometryOf(corners: Point[]): Geometry {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [Left, Top] = [Math.min(...xs), Math.min(...ys)];
  return {
    BoundingBox: { Left, Top, Width: Math.max(...xs) - Left, Height: Math.max(...ys) - Top },
    Polygon: corners.map(({ x, y }) => ({ X: x, Y: y })),
  };
}

function toField([type, label, value]: [string, string | null, string]): ExpenseField {
  return {
    Type: { Text: type, Confidence: 97.4 },
    ...(label && { LabelDetection: { Text: label, Confidence: 98.2 } }),
    ValueDetection: { Text: value, Confidence: 98.9 },
    ...(value.includes('£') && { Currency: { Code: 'GBP', Confidence: 98.9 } }),
    PageNumber: 1,
  };
}

import { randomUUID } from 'node:crypto';
import type { AnalyzeExpenseCommandOutput, Block } from '@aws-sdk/client-textract';
import type { Point } from './hull.ts';
import type { Line } from './read.ts';

const WHOLE: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/**
 * Lines in the shape of Textract's AnalyzeExpense reply: one expense document with its page and lines as blocks.
 * Confidence is in percent there. The fields Textract reads itself are left empty: our rules read the lines.
 */
export function toExpense(lines: Line[]): Omit<AnalyzeExpenseCommandOutput, '$metadata'> {
  const blocks = lines.map(toBlock);
  const page: Block = {
    BlockType: 'PAGE',
    Id: randomUUID(),
    Geometry: geometry(WHOLE),
    Relationships: [{ Type: 'CHILD', Ids: blocks.flatMap(({ Id }) => Id ?? []) }],
  };
  return {
    DocumentMetadata: { Pages: 1 },
    ExpenseDocuments: [{ ExpenseIndex: 1, SummaryFields: [], LineItemGroups: [], Blocks: [page, ...blocks] }],
  };
}

function toBlock(line: Line): Block {
  const Confidence = Math.round(line.certainty * 10_000) / 100;
  return {
    BlockType: 'LINE',
    Id: randomUUID(),
    Text: line.text,
    Confidence,
    Geometry: geometry(line.corners),
  };
}

/** The corners, and the upright box around them. */
function geometry(corners: Point[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [Left, Top] = [Math.min(...xs), Math.min(...ys)];
  return {
    BoundingBox: { Left, Top, Width: Math.max(...xs) - Left, Height: Math.max(...ys) - Top },
    Polygon: corners.map(({ x, y }) => ({ X: x, Y: y })),
  };
}

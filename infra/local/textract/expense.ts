import { randomUUID } from 'node:crypto';
import type { AnalyzeExpenseCommandOutput, Block } from '@aws-sdk/client-textract';
import type { Line } from './read.ts';

/**
 * Lines in the shape of Textract's AnalyzeExpense reply: one expense document with its page and lines as blocks.
 * Confidence is in percent there. The fields Textract reads itself are left empty: our rules read the lines.
 */
export function toExpense(lines: Line[]): Omit<AnalyzeExpenseCommandOutput, '$metadata'> {
  const blocks = lines.map(toBlock);
  const page: Block = {
    BlockType: 'PAGE',
    Id: randomUUID(),
    Geometry: geometry({ left: 0, top: 0, width: 1, height: 1 }),
    Relationships: [{ Type: 'CHILD', Ids: blocks.flatMap(({ Id }) => Id ?? []) }],
  };
  return {
    DocumentMetadata: { Pages: 1 },
    ExpenseDocuments: [{ ExpenseIndex: 1, SummaryFields: [], LineItemGroups: [], Blocks: [page, ...blocks] }],
  };
}

function toBlock(line: Line): Block {
  const Confidence = Math.round(line.certainty * 10_000) / 100;
  return { BlockType: 'LINE', Id: randomUUID(), Text: line.text, Confidence, Geometry: geometry(line) };
}

function geometry({ left, top, width, height }: Pick<Line, 'left' | 'top' | 'width' | 'height'>) {
  const [right, bottom] = [left + width, top + height];
  return {
    BoundingBox: { Left: left, Top: top, Width: width, Height: height },
    Polygon: [
      { X: left, Y: top },
      { X: right, Y: top },
      { X: right, Y: bottom },
      { X: left, Y: bottom },
    ],
  };
}

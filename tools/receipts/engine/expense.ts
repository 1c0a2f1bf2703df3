import { randomUUID } from 'node:crypto';
import type { AnalyzeExpenseCommandOutput, Block } from '@aws-sdk/client-textract';
import { detection, geometry, wordsOf } from './geometry.ts';
import type { Point } from './hull.ts';
import type { Line } from './read.ts';
import { summaryFields } from './summary.ts';

const WHOLE: Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/**
 * Lines as Textract's AnalyzeExpense response: one expense document with its summary fields, and its page, lines and words as
 * blocks, each listing its children in reading order. Confidence is in percent there.
 */
export function toExpense(lines: Line[]): Omit<AnalyzeExpenseCommandOutput, '$metadata'> {
  const blocks = lines.map(toBlocks);
  const page: Block = {
    BlockType: 'PAGE',
    Id: randomUUID(),
    Geometry: geometry(WHOLE),
    Relationships: [{ Type: 'CHILD', Ids: blocks.flatMap(([line]) => line?.Id ?? []) }],
  };
  return {
    DocumentMetadata: { Pages: 1 },
    ExpenseDocuments: [
      {
        ExpenseIndex: 1,
        SummaryFields: summaryFields(lines),
        LineItemGroups: [],
        Blocks: [page, ...blocks.flat()],
      },
    ],
  };
}

/** A line's block, followed by its words' blocks. */
function toBlocks(line: Line): Block[] {
  const words: Block[] = wordsOf(line).map((word) => ({
    BlockType: 'WORD',
    Id: randomUUID(),
    TextType: 'PRINTED',
    ...detection(word),
  }));
  const children = words.flatMap(({ Id }) => Id ?? []);
  const whole: Block = {
    BlockType: 'LINE',
    Id: randomUUID(),
    ...detection(line),
    Relationships: [{ Type: 'CHILD', Ids: children }],
  };
  return [whole, ...words];
}

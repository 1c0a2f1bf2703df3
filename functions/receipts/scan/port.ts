import type { Block, ExpenseDocument, ExpenseField, TextractClient } from '@aws-sdk/client-textract';
import type { Point } from './corners.ts';
import { type CorneredLine, placed } from './placed.ts';
import type { EngineField, Reading } from './reading.ts';

/** Thrown if the engine can't read the picture: a wrong format or damaged bytes. */
export class UnreadablePicture extends Error {}
/** Thrown if the engine accepts no more pictures for now. */
export class BusyEngine extends Error {}

/** Textract's exceptions caused by the picture (AnalyzeExpense, "Errors"), not the service. */
const PICTURE_AT_FAULT = new Set([
  'UnsupportedDocumentException',
  'BadDocumentException',
  'DocumentTooLargeException',
]);
/** Exceptions that ask the caller to retry later. New accounts may make one call a second. */
const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'LimitExceededException',
]);
/** Six attempts wait 7.8 s in total on average and 15.5 s at most, well within the caller's timeout of 30 s. */
const ATTEMPTS = 6;

let shared: TextractClient | undefined;

/**
 * Reads a picture of a receipt: image bytes in, lines with boxes and the engine's own fields out. The only module that knows
 * Textract. Throws UnreadablePicture if the picture is at fault, BusyEngine if Textract stays throttled.
 */
export async function readReceipt(bytes: Uint8Array): Promise<Reading> {
  // Imported on the first scan, so that listing receipts doesn't pay for it on a cold start.
  const { AnalyzeExpenseCommand, TextractClient } = await import('@aws-sdk/client-textract');
  shared ??= new TextractClient({ maxAttempts: ATTEMPTS });
  try {
    const reply = await shared.send(new AnalyzeExpenseCommand({ Document: { Bytes: bytes } }));
    return toReading(reply.ExpenseDocuments ?? []);
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (PICTURE_AT_FAULT.has(name)) throw new UnreadablePicture('The picture cannot be read', { cause });
    if (THROTTLED.has(name)) throw new BusyEngine('Textract stays throttled', { cause });
    throw cause;
  }
}

/** Converts Textract's documents to a Reading. */
export function toReading(documents: ExpenseDocument[]): Reading {
  return {
    lines: placed(documents.flatMap(({ Blocks = [] }) => linesOf(Blocks))),
    fields: documents.flatMap(({ SummaryFields = [] }) => SummaryFields.flatMap(toField)),
  };
}

function linesOf(blocks: Block[]): CorneredLine[] {
  const byId = new Map(blocks.map((block) => [block.Id, block]));
  return blocks.flatMap((block) => {
    const { BlockType, Text, Confidence } = block;
    const corners = cornersOf(block);
    if (BlockType !== 'LINE' || !Text || corners.length !== 4) return [];
    const words = (block.Relationships ?? [])
      .flatMap(({ Type, Ids = [] }) => (Type === 'CHILD' ? Ids : []))
      .flatMap((id) => byId.get(id) ?? [])
      .filter((word) => word.BlockType === 'WORD')
      .map((word) => ({ corners: cornersOf(word), confidence: (word.Confidence ?? 0) / 100 }));
    return [{ text: Text, confidence: (Confidence ?? 0) / 100, corners, words }];
  });
}

function cornersOf({ Geometry }: Block): Point[] {
  return Geometry?.Polygon?.map(({ X = 0, Y = 0 }) => ({ x: X, y: Y })) ?? [];
}

function toField({ Type, ValueDetection }: ExpenseField): EngineField[] {
  if (!Type?.Text || !ValueDetection?.Text) return [];
  const confidence = Math.min(Type.Confidence ?? 0, ValueDetection.Confidence ?? 0) / 100;
  return [{ type: Type.Text, value: ValueDetection.Text, confidence }];
}

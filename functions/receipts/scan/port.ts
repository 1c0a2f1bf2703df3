import type { Block, ExpenseDocument, ExpenseField, TextractClient } from '@aws-sdk/client-textract';
import type { Point } from './corners.ts';
import { type CorneredLine, placed } from './placed.ts';
import type { EngineField, Reading } from './reading.ts';

/** The picture's bytes are of a kind or in a state that the engine cannot read. */
export class UnreadablePicture extends Error {}
/** The engine takes no more pictures just now. */
export class BusyEngine extends Error {}

/** Textract's exceptions that blame the picture (AnalyzeExpense, "Errors"), not the service. */
const PICTURE_AT_FAULT = new Set([
  'UnsupportedDocumentException',
  'BadDocumentException',
  'DocumentTooLargeException',
]);
/** Those that ask the caller to come again later. New accounts may make one call a second. */
const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'LimitExceededException',
]);
/** Six attempts wait 7.8 s altogether in the mean and 15.5 s at most, which a caller's half a minute has room for. */
const ATTEMPTS = 6;

let shared: TextractClient | undefined;

/**
 * Reads a picture of a receipt: image bytes in, lines with boxes and the engine's own fields out. The one place that
 * knows Textract. Throws UnreadablePicture when the picture is at fault, BusyEngine when Textract stays throttled.
 */
export async function readReceipt(bytes: Uint8Array): Promise<Reading> {
  // Imported on the first scan, so that listing receipts does not pay for it at a cold start.
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

/** What Textract's documents say, in this module's words. */
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

import type { Block, ExpenseDocument, ExpenseField, TextractClient } from '@aws-sdk/client-textract';
import { type CorneredLine, placed } from './placed.ts';
import type { EngineField, Reading } from './reading.ts';

/** The picture's bytes are of a kind or in a state that the engine cannot read. */
export class UnreadablePicture extends Error {}

/** Textract's exceptions that blame the picture (AnalyzeExpense, "Errors"), not the service. */
const PICTURE_AT_FAULT = new Set([
  'UnsupportedDocumentException',
  'BadDocumentException',
  'DocumentTooLargeException',
]);

let shared: TextractClient | undefined;

/**
 * Reads a picture of a receipt: image bytes in, lines with boxes and the engine's own fields out. The one place that
 * knows Textract. Throws UnreadablePicture when the picture is at fault.
 */
export async function readReceipt(bytes: Uint8Array): Promise<Reading> {
  // Imported on the first scan, so that listing receipts does not pay for it at a cold start.
  const { AnalyzeExpenseCommand, TextractClient } = await import('@aws-sdk/client-textract');
  shared ??= new TextractClient({});
  try {
    const reply = await shared.send(new AnalyzeExpenseCommand({ Document: { Bytes: bytes } }));
    return toReading(reply.ExpenseDocuments ?? []);
  } catch (cause) {
    if (cause instanceof Error && PICTURE_AT_FAULT.has(cause.name)) {
      throw new UnreadablePicture('The picture cannot be read', { cause });
    }
    throw cause;
  }
}

function toReading(documents: ExpenseDocument[]): Reading {
  return {
    lines: placed(documents.flatMap(({ Blocks = [] }) => Blocks.flatMap(toLine))),
    fields: documents.flatMap(({ SummaryFields = [] }) => SummaryFields.flatMap(toField)),
  };
}

function toLine({ BlockType, Text, Confidence, Geometry }: Block): CorneredLine[] {
  const corners = Geometry?.Polygon?.map(({ X = 0, Y = 0 }) => ({ x: X, y: Y }));
  if (BlockType !== 'LINE' || !Text || corners?.length !== 4) return [];
  return [{ text: Text, confidence: (Confidence ?? 0) / 100, corners }];
}

function toField({ Type, ValueDetection }: ExpenseField): EngineField[] {
  if (!Type?.Text || !ValueDetection?.Text) return [];
  const confidence = Math.min(Type.Confidence ?? 0, ValueDetection.Confidence ?? 0) / 100;
  return [{ type: Type.Text, value: ValueDetection.Text, confidence }];
}

import type { Block, ExpenseDocument, ExpenseField, TextractClient } from '@aws-sdk/client-textract';
import type { EngineField, Reading, TextLine } from './reading.ts';

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
    lines: documents.flatMap(({ Blocks = [] }) => Blocks.flatMap(toLine)),
    fields: documents.flatMap(({ SummaryFields = [] }) => SummaryFields.flatMap(toField)),
  };
}

function toLine({ BlockType, Text, Confidence, Geometry }: Block): TextLine[] {
  const box = Geometry?.BoundingBox;
  if (BlockType !== 'LINE' || !Text || !box) return [];
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = box;
  const place = { left: Left, top: Top, width: Width, height: Height };
  return [{ text: Text, confidence: (Confidence ?? 0) / 100, box: place }];
}

function toField({ Type, ValueDetection }: ExpenseField): EngineField[] {
  if (!Type?.Text || !ValueDetection?.Text) return [];
  const confidence = Math.min(Type.Confidence ?? 0, ValueDetection.Confidence ?? 0) / 100;
  return [{ type: Type.Text, value: ValueDetection.Text, confidence }];
}

/** Where a line stands, in shares (0..1) of the picture's width and height. */
export type Box = { left: number; top: number; width: number; height: number };

/**
 * A line of text as the engine read it; confidence 0..1, `words` that of each of its words where the engine says so. `slope` is how far it falls (in shares of the height) over the
 * picture's whole width.
 */
export type TextLine = { text: string; confidence: number; words?: number[]; box: Box; slope?: number };

/** A field the engine named itself: Textract's type (TOTAL, VENDOR_NAME, …), its value and confidence 0..1. */
export type EngineField = { type: string; value: string; confidence: number };

/** All that was read in a picture. The extraction rules see nothing else. */
export type Reading = { lines: TextLine[]; fields: EngineField[] };

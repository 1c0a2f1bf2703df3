/** A line's position, as fractions (0..1) of the picture's width and height. */
export type Box = { left: number; top: number; width: number; height: number };

/**
 * A line of text as the engine read it; confidence 0..1, `words` is the confidence of each word if known. `slope` is how far it
 * falls (as a fraction of the height) over the picture's whole width.
 */
export type TextLine = { text: string; confidence: number; words?: number[]; box: Box; slope?: number };

/** A field the engine named itself: Textract's type (TOTAL, VENDOR_NAME, …), its value and confidence 0..1. */
export type EngineField = { type: string; value: string; confidence: number };

/** Everything read from a picture; the only input of the extraction rules. */
export type Reading = { lines: TextLine[]; fields: EngineField[] };

import type { Reading, TextLine } from '../reading.ts';
import type { ScanResult } from '../result.ts';

/** A fictional receipt as text, and the expected result. */
export type Sample = { name: string; paper: string; want: Partial<ScanResult> };

const COLUMNS = 60;

/**
 * A receipt as an engine would read it: one row per line, pieces separated by `|` (the last at the right edge), `# ` before large
 * print, `? ` before a piece of low confidence.
 */
export function paper(text: string): Reading {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const step = 1 / (rows.length + 1);
  return { lines: rows.flatMap((row, i) => piecesOf(row, (i + 0.5) * step, step)), fields: [] };
}

function piecesOf(row: string, top: number, step: number): TextLine[] {
  const large = row.trimStart().startsWith('# ');
  const height = step * (large ? 1.1 : 0.6);
  const texts = row.replace(/^\s*# /, '').split('|');
  return texts.map((piece, i) => {
    const unsure = piece.trim().startsWith('? ');
    const text = piece.trim().replace(/^\? /, '');
    const width = Math.min(text.length / COLUMNS, 1 / texts.length);
    const left = texts.length === 1 ? 0.1 : i === texts.length - 1 ? 1 - width : i / texts.length;
    return { text, confidence: unsure ? 0.7 : 0.99, box: { left, top, width, height } };
  });
}

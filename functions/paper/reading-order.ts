import bidiFactory from 'bidi-js';
import { scriptOf } from './scripts.ts';

const bidi = bidiFactory();

/** A run of a line in one script and one direction, in logical order: the font reverses it. */
export interface Run {
  text: string;
  direction: 'ltr' | 'rtl';
}

const byScript = (text: string): string[] => {
  const pieces: string[] = [];
  let last: number | undefined;
  for (const char of text) {
    const script = scriptOf(char) ?? last;
    if (pieces.length > 0 && (script === last || last === undefined)) pieces.push(pieces.pop() + char);
    else pieces.push(char);
    last = script;
  }
  return pieces;
};

const mirrored = (text: string): string =>
  Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join('');

/** The start and end of each run of one direction in a line, in visual order from left to right. */
const stretches = (line: string): { from: number; to: number; level: number }[] => {
  const found = bidi.getEmbeddingLevels(line);
  const all: { from: number; to: number; level: number }[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const level = found.levels[at] ?? 0;
    const last = all.at(-1);
    if (last?.level === level && at === last.to + 1) last.to = at;
    else if (last?.level === level && at === last.from - 1) last.from = at;
    else all.push({ from: at, to: at, level });
  }
  return all;
};

/** A line's runs from left to right, by the Unicode bidirectional algorithm (UAX 9). */
export const inReadingOrder = (line: string): Run[] =>
  stretches(line).flatMap(({ from, to, level }): Run[] => {
    const text = line.slice(from, to + 1);
    if (level % 2 === 1) return [{ text: mirrored(text), direction: 'rtl' }];
    return byScript(text).map((piece) => ({ text: piece, direction: 'ltr' }));
  });

import { clip, type Features, flag } from './features.ts';
import { couldBeName } from './name-lines.ts';
import { type Candidate, HEAD_ROWS } from './vendor-candidates.ts';
import type { Page } from './vendor-page.ts';

/** Features of a candidate's position on the receipt. */
export function byPlace({ rows, end, customer }: Page, { at, rows: own }: Candidate): Features {
  const above = rows.slice(0, at).filter((row) => row.confidence > 0.85 && couldBeName(row)).length;
  return {
    first: flag(above === 0),
    second: flag(above === 1),
    third: flag(above === 2),
    rank: Math.min(6, above) / 6,
    row: Math.min(HEAD_ROWS, at) / HEAD_ROWS,
    afterMoney: flag(at >= end),
    afterCustomer: flag(at >= customer),
    far: flag(at >= HEAD_ROWS),
    two: flag(own.length === 2),
    three: flag(own.length === 3),
    cell: flag(own.length === 1 && own[0] !== rows[at] && (own[0]?.cells.length ?? 0) === 1),
  };
}

/** Features of the print: size, evenness and confidence. */
export function byPrint({ usual, tallest }: Page, { rows: own, name }: Candidate): Features {
  const heights = own.map(({ height }) => height);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const letters = name.replace(/[^\p{L}]/gu, '');
  const lower = letters === letters.toLowerCase();
  const upper = letters === letters.toUpperCase();
  return {
    tall: clip(Math.log(most / Math.max(usual, 1e-9)), -0.7, 1.2),
    tallest: flag(most > tallest * 0.95 && most > usual * 1.2),
    uneven: clip(Math.log(most / Math.max(least, 1e-9)), 0, 0.7),
    lower: flag(lower),
    upper: flag(upper),
    mixed: flag(own.length > 1 && new Set(own.map(({ text }) => text === text.toUpperCase())).size > 1),
    unsure: clip((0.96 - Math.min(...own.map(({ confidence }) => confidence))) * 10, 0, 3),
  };
}

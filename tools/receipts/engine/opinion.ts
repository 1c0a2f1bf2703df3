import { beside, type Piece } from './beside.ts';
import type { Reading } from './recognise.ts';
import type { Letter } from './second-reader.ts';

/** The first engine's log-likelihood of each other text relative to the first. */
export type Weigh = (first: string, others: string[]) => Promise<number[]>;

/** The weight of the second engine's confidence (0 to 1) against the first one's log-likelihood. */
const ITS_WORD = 4;
/** The combined score from which a rival replaces a word, and from which it makes the word doubtful. */
const TAKEN = -0.8;
const RIVAL = -3;
/** The highest confidence of a word that the second engine replaced or nearly did. */
const CONTESTED = 0.6;
/** The share of a word's confidence that remains if the second engine disagrees, and of its doubt if both agree. */
const LEFT = 0.8;
const DOUBT_LEFT = 0.3;

/**
 * Combines a reading with a second engine's. Words that both read alike gain confidence; where they differ, the first engine
 * scores the second's word, which replaces its own if likely enough.
 */
export async function secondOpinion(first: Reading, second: Letter[], weigh: Weigh): Promise<Reading> {
  const words = first.text.split(' ');
  const pieces = beside(words, second);
  const rivals = pieces.flatMap((piece, i) => (isRival(words[i] ?? '', piece.text) ? [i] : []));
  const texts = rivals.map((at) => replaced(words, at, asWritten(pieces[at]?.text ?? '')));
  const gains = rivals.length > 0 ? await weigh(first.text, texts) : [];
  const outcome = words.map((word, i) => {
    const [sure, piece] = [first.words[i] ?? first.certainty, pieces[i]];
    if (!piece || piece.text === '' || !/\p{L}{2}/u.test(word)) return { word, sure };
    if (letters(word) === letters(piece.text)) return { word, sure: 1 - (1 - sure) * DOUBT_LEFT };
    return decided(word, sure, piece, gains[rivals.indexOf(i)]);
  });
  return {
    ...first,
    text: outcome.map(({ word }) => word).join(' '),
    words: outcome.flatMap(({ word, sure }) => word.split(' ').map(() => sure)),
  };
}

function decided(word: string, sure: number, piece: Piece, gain: number | undefined) {
  const both = (gain ?? Number.NEGATIVE_INFINITY) + ITS_WORD * (piece.certainty - 0.5);
  if (both > TAKEN) return { word: asWritten(piece.text), sure: CONTESTED };
  return { word, sure: Math.min(sure * LEFT, both > RIVAL ? CONTESTED : 1) };
}

/** True if a word of letters may be another one: digits among letters are misread letters, but not vice versa. */
function isRival(word: string, other: string): boolean {
  const [own, rival] = [letters(word), letters(other)];
  if (own === rival || rival.length < 2 || !/\p{L}/u.test(own) || /\d{3}/.test(own)) return false;
  return !/\d/.test(rival) && /^[\p{L}&'’.,()/ -]+$/u.test(asWritten(other));
}

/** Strips the marks that dust and edges leave at a word's ends. */
function asWritten(text: string): string {
  return text.replace(/^[^\p{L}\p{N}(&]+|[^\p{L}\p{N})&.,]+$/gu, '');
}

function letters(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}&]/gu, '');
}

function replaced(words: string[], at: number, by: string): string {
  return words.map((word, i) => (i === at ? by : word)).join(' ');
}

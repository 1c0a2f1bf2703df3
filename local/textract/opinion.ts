import { beside, type Piece } from './beside.ts';
import type { Reading } from './recognise.ts';
import type { Letter } from './second-reader.ts';

/** How much likelier (natural logarithm) than the first text the first engine finds each of the others. */
export type Weigh = (first: string, others: string[]) => Promise<number[]>;

/** The second engine's word for a text, from certainty 0 to 1, counts as much as so much of the first one's logarithm. */
const ITS_WORD = 4;
/** A rival is taken where both together speak for it so much, and makes a word doubtful from the other on. */
const TAKEN = -0.8;
const RIVAL = -3;
/** How sure a word is at most that the second engine brought or all but brought. */
const CONTESTED = 0.6;
/** What is left of a word's certainty where the second engine makes something else of it, and of the doubt where both agree. */
const LEFT = 0.8;
const DOUBT_LEFT = 0.3;

/**
 * A reading after a second engine has been heard. Words that both read alike are surer; where they differ, the first engine
 * is asked how likely it finds the second's word, which is taken if it stands up to that.
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

/** Whether a word of letters may be another one: figures among letters are misread letters, never the other way about. */
function isRival(word: string, other: string): boolean {
  const [own, rival] = [letters(word), letters(other)];
  if (own === rival || rival.length < 2 || !/\p{L}/u.test(own) || /\d{3}/.test(own)) return false;
  return !/\d/.test(rival) && /^[\p{L}&'’.,()/ -]+$/u.test(asWritten(other));
}

/** Without the marks that dust and edges leave at the ends of a word. */
function asWritten(text: string): string {
  return text.replace(/^[^\p{L}\p{N}(&]+|[^\p{L}\p{N})&.,]+$/gu, '');
}

function letters(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}&]/gu, '');
}

function replaced(words: string[], at: number, by: string): string {
  return words.map((word, i) => (i === at ? by : word)).join(' ');
}

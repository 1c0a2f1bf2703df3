/** A floor, because a network's zero is a rounded small probability. */
const LEAST = 1e-6;

/**
 * The log-likelihood of a text over all CTC alignments with [steps × classes] (the forward algorithm, Graves 2006). Letters
 * outside the alphabet are skipped; a space may also match nothing.
 */
export function likelihood(probabilities: Float32Array, latin: (string | null)[], text: string): number {
  const classes = latin.length;
  const spelt = [...text].map((char) => latin.flatMap((own, i) => (own === char ? [i] : [])));
  const letters = spelt
    .map((own, i) => (text[i] === ' ' ? [0, ...own] : own))
    .filter((own) => own.length > 0);
  const places = letters.flatMap((own) => [[0], own]).concat([[0]]);
  let sums = places.map((_, place) => (place === 0 ? 0 : Number.NEGATIVE_INFINITY));
  for (let from = 0; from < probabilities.length; from += classes) {
    const step = probabilities.subarray(from, from + classes);
    sums = places.map((own, place) => {
      const isLetter = place % 2 === 1;
      const skips = isLetter && place > 1 && !isSame(places[place - 2], own);
      const ways = [sums[place], sums[place - 1], skips ? sums[place - 2] : undefined];
      return together(ways) + Math.log(own.reduce((sum, i) => sum + (step[i] ?? 0), LEAST));
    });
  }
  return together(sums.slice(-2));
}

function together(logarithms: (number | undefined)[]): number {
  const known = logarithms.filter((value) => value !== undefined);
  const most = Math.max(...known);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(known.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

function isSame(a: number[] | undefined, b: number[]): boolean {
  return a?.join() === b.join();
}

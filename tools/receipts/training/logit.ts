/** One choice: the feature rows of its candidates, and which of them are right. */
export type Choice = { rows: number[][]; right: boolean[] };

const STEPS = 250;
const PACE = 0.08;

/**
 * Fits a conditional logit (McFadden 1974) with an L2 penalty by Adam (arXiv 1412.6980), starting from zero. Deterministic: the
 * same choices give the same weights.
 */
export function fitChoices(choices: Choice[], penalty: number): number[] {
  const usable = choices.filter(({ right }) => right.some(Boolean));
  return descend(usable[0]?.rows[0]?.length ?? 0, (weights) => {
    const slope = weights.map((weight) => penalty * weight);
    for (const choice of usable) addSlope(slope, choice, weights, usable.length);
    return slope;
  });
}

/** Fits a plain logistic regression: the probability that a row is right. */
export function fitChance(rows: number[][], right: boolean[], penalty: number): number[] {
  return descend(rows[0]?.length ?? 0, (weights) => {
    const slope = weights.map((weight) => penalty * weight);
    rows.forEach((row, i) => {
      const off = (1 / (1 + Math.exp(-dot(weights, row))) - (right[i] ? 1 : 0)) / rows.length;
      row.forEach((value, j) => {
        slope[j] = (slope[j] ?? 0) + off * value;
      });
    });
    return slope;
  });
}

export function dot(weights: number[], row: number[]): number {
  return row.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), 0);
}

/** Each candidate's probability (softmax). */
export function shares(weights: number[], rows: number[][]): number[] {
  const scores = rows.map((row) => dot(weights, row));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

function addSlope(slope: number[], { rows, right }: Choice, weights: number[], choices: number): void {
  const believed = shares(weights, rows);
  const inRight = believed.reduce((sum, share, i) => sum + (right[i] ? share : 0), 1e-12);
  rows.forEach((row, i) => {
    const share = believed[i] ?? 0;
    const off = (share - (right[i] ? share / inRight : 0)) / choices;
    row.forEach((value, j) => {
      slope[j] = (slope[j] ?? 0) + off * value;
    });
  });
}

function descend(size: number, slopeAt: (weights: number[]) => number[]): number[] {
  let weights = new Array<number>(size).fill(0);
  const [mean, spread] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeAt(weights);
    weights = weights.map((weight, j) => {
      const by = slope[j] ?? 0;
      mean[j] = 0.9 * (mean[j] ?? 0) + 0.1 * by;
      spread[j] = 0.999 * (spread[j] ?? 0) + 0.001 * by * by;
      const [m, s] = [(mean[j] ?? 0) / (1 - 0.9 ** step), (spread[j] ?? 0) / (1 - 0.999 ** step)];
      return weight - (PACE * m) / (Math.sqrt(s) + 1e-9);
    });
  }
  return weights;
}

/** The score of each amount (pence) as the amount paid. */
export type Scores = Map<number, number>;

export function add(scores: Scores, pence: number, points: number): void {
  scores.set(pence, (scores.get(pence) ?? 0) + points);
}

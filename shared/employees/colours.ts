/** The colours a person can have, in hue order. How each looks is the web app's (web/src/data/person-colour.ts). */
export const personColours = [
  ...(['Red', 'Orange', 'Amber', 'Olive', 'Green', 'Jade'] as const),
  ...(['Teal', 'Sky', 'Blue', 'Violet', 'Purple', 'Pink'] as const),
] as const;

interface Somebody {
  id: number;
  createdAt?: string | undefined;
  colour?: number | null | undefined;
}

const byJoining = (a: Somebody, b: Somebody): number =>
  (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || a.id - b.id;

/** Every colour once, each five hues from the one before. */
const inTurn = personColours.map((_, at) => (at * 5) % personColours.length);

/**
 * An index into `personColours` for each employee id. People without a colour of their own get, in the order in which they
 * joined, the one used least, so a new employee never changes anyone else's.
 */
export const coloursOf = (people: readonly Somebody[]): Map<number, number> => {
  const colours = new Map<number, number>();
  const holders = personColours.map(() => 0);
  const give = (id: number, colour: number) => {
    colours.set(id, colour);
    holders[colour] = (holders[colour] ?? 0) + 1;
  };
  for (const { id, colour } of people) if (colour != null) give(id, colour);
  for (const { id, colour } of [...people].sort(byJoining)) {
    if (colour != null) continue;
    const [first = 0] = inTurn.toSorted((a, b) => (holders[a] ?? 0) - (holders[b] ?? 0));
    give(id, first);
  }
  return colours;
};

import type { Kind } from './kinds.ts';
import type { Change, Projection, Share } from './mutation.ts';
import type { RecordOf } from './reader.ts';

/**
 * Defines how one kind of record adds to figures. On the server, records are stored rows, where fields without a value may be
 * missing.
 */
export const projection = <K extends Kind>(
  figures: Projection['figures'],
  kind: K,
  shares: (record: RecordOf<K>) => readonly Share[],
): Projection => ({ figures, of: [kind], shares: (_, record) => shares(record as RecordOf<K>) });

/** An increment to one record of figures. */
export interface FigureMove {
  figures: Projection['figures'];
  id: string;
  add: Record<string, number>;
}

type Moves = Map<string, FigureMove>;

const addTo = (moves: Moves, figures: Projection['figures'], { id, add }: Share, sign: 1 | -1): void => {
  const key = `${figures}/${id}`;
  const move = moves.get(key) ?? { figures, id, add: {} };
  for (const [name, by] of Object.entries(add)) move.add[name] = (move.add[name] ?? 0) + sign * by;
  moves.set(key, move);
};

const addAll = (
  moves: Moves,
  projections: readonly Projection[],
  kind: Kind,
  record: object | undefined,
  sign: 1 | -1,
): void => {
  if (!record) return;
  for (const { figures, of, shares } of projections)
    if (of.includes(kind)) for (const share of shares(kind, record)) addTo(moves, figures, share, sign);
};

const notZero = ({ figures, id, add }: FigureMove): FigureMove[] => {
  const moved = Object.entries(add).filter(([, by]) => by !== 0);
  return moved.length > 0 ? [{ figures, id, add: Object.fromEntries(moved) }] : [];
};

/** The increments to figures that follow from changes of records, leaving out zeros. */
export const figuresMoved = (
  projections: readonly Projection[],
  changes: readonly Pick<Change, 'kind' | 'before' | 'after'>[],
): FigureMove[] => {
  const moves: Moves = new Map();
  for (const { kind, before, after } of changes) {
    addAll(moves, projections, kind, before, -1);
    addAll(moves, projections, kind, after, 1);
  }
  return [...moves.values()].flatMap(notZero);
};

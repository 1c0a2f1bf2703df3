import type { Change } from '#shared/domain/mutation.ts';
import type { Kept } from './reader.ts';

const nameOf = ({ kind, id }: Pick<Kept, 'kind' | 'id'>): string => `${kind}/${id}`;

export const byName = (records: readonly Kept[]): Map<string, Kept> =>
  new Map(records.map((record) => [nameOf(record), record]));

/** Records with the queued changes applied, as a device shows them. */
export const laid = (records: readonly Kept[], changes: readonly Change[]): Kept[] => {
  const all = byName(records);
  for (const { kind, id, after } of changes) {
    if (after) all.set(nameOf({ kind, id }), { kind, id, data: after });
    else all.delete(nameOf({ kind, id }));
  }
  return [...all.values()];
};

/** The changes between two sets of records. */
export const differences = (before: readonly Kept[], after: readonly Kept[]): Change[] => {
  const [were, are] = [byName(before), byName(after)];
  return [...new Map([...were, ...are]).values()].map(({ kind, id }) => ({
    kind,
    id,
    before: were.get(nameOf({ kind, id }))?.data,
    after: are.get(nameOf({ kind, id }))?.data,
  }));
};

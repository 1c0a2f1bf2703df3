import type { Kind } from '#shared/domain/kinds.ts';
import type { Reader, RecordOf } from '#shared/domain/reader.ts';

export interface Kept {
  kind: Kind;
  id: string;
  data: object;
}

/** Highest id first: numbers by value, days and months alphabetically. */
const newestFirst = (a: Kept, b: Kept): number =>
  Number(b.id) - Number(a.id) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** A reader of records, as on a device that has all of them. */
export const readerOver = (records: readonly Kept[]): Reader => {
  const byKind = new Map<Kind, Map<string, object>>();
  for (const { kind, id, data } of [...records].sort(newestFirst)) {
    const those = byKind.get(kind) ?? new Map<string, object>();
    byKind.set(kind, those.set(id, data));
  }
  const all = <K extends Kind>(kind: K) => [...(byKind.get(kind)?.values() ?? [])] as RecordOf<K>[];
  return {
    get: <K extends Kind>(kind: K, id: string | number) =>
      byKind.get(kind)?.get(String(id)) as RecordOf<K> | undefined,
    all,
    by: (kind, field, id) => all(kind).filter((data) => (data as Record<string, unknown>)[field] === id),
  };
};

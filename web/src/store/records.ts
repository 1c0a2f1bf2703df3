import type { Kind } from '#shared/domain/kinds.ts';
import type { Reader, RecordOf, Reference } from '#shared/domain/reader.ts';
import type { Stored } from './database.ts';

export interface Named {
  kind: Kind;
  id: string;
}

/** `invoice/123`. */
export const nameOf = ({ kind, id }: Named): string => `${kind}/${id}`;

type Data = Record<string, unknown>;

/** Ids are integers, days or months: a longer one is higher, and equal lengths compare alphabetically. */
export const byNewest = (a: Named, b: Named): number =>
  b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** The records of one kind, with their indexes. Lists are built on demand and cached until a record of the kind changes. */
class OneKind {
  readonly records = new Map<string, Stored>();
  version = 0;
  #all: readonly unknown[] | undefined;
  readonly #indexes = new Map<string, Map<unknown, Map<string, Stored>>>();
  readonly #found = new Map<string, readonly unknown[]>();

  set(id: string, record: Stored | undefined): void {
    const before = this.records.get(id);
    if (record) this.records.set(id, record);
    else this.records.delete(id);
    for (const [field, index] of this.#indexes) {
      if (before) this.#bucket(index, field, before)?.delete(id);
      if (record) this.#put(index, field, record);
    }
    this.#all = undefined;
    this.#found.clear();
  }

  all(): readonly unknown[] {
    this.#all ??= inOrder(this.records.values());
    return this.#all;
  }

  by(field: string, id: unknown): readonly unknown[] {
    const key = `${field} ${id}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = inOrder(this.#index(field).get(id)?.values() ?? []);
    this.#found.set(key, found);
    return found;
  }

  #index(field: string) {
    const known = this.#indexes.get(field);
    if (known) return known;
    const index = new Map<unknown, Map<string, Stored>>();
    this.#indexes.set(field, index);
    for (const record of this.records.values()) this.#put(index, field, record);
    return index;
  }

  #bucket(index: Map<unknown, Map<string, Stored>>, field: string, { data }: Stored) {
    return index.get((data as Data)[field]);
  }

  #put(index: Map<unknown, Map<string, Stored>>, field: string, record: Stored): void {
    const value = (record.data as Data)[field];
    if (value === undefined || value === null) return;
    const bucket = index.get(value) ?? new Map<string, Stored>();
    index.set(value, bucket);
    bucket.set(record.id, record);
  }
}

const inOrder = (records: Iterable<Stored>): readonly unknown[] =>
  [...records].toSorted(byNewest).map(({ data }) => data);

/**
 * The server's records, in memory: read synchronously, updated by the feed. Local changes are never in here; they are overlaid
 * elsewhere.
 */
export class Records implements Reader {
  #kinds = new Map<Kind, OneKind>();

  get<K extends Kind>(kind: K, id: string | number): RecordOf<K> | undefined {
    return this.#kinds.get(kind)?.records.get(String(id))?.data as RecordOf<K> | undefined;
  }

  all<K extends Kind>(kind: K): readonly RecordOf<K>[] {
    return (this.#kinds.get(kind)?.all() ?? []) as readonly RecordOf<K>[];
  }

  by<K extends Kind>(kind: K, field: Reference, id: number): readonly RecordOf<K>[] {
    return (this.#kinds.get(kind)?.by(field, id) ?? []) as readonly RecordOf<K>[];
  }

  /** Incremented whenever a record of a kind changes: anything derived from it is then stale. */
  version(kind: Kind): number {
    return this.#kinds.get(kind)?.version ?? 0;
  }

  /** The number of a record's last change. */
  at({ kind, id }: Named): number | undefined {
    return this.#kinds.get(kind)?.records.get(id)?.at;
  }

  /** Adds records, but never over a newer version, and removes others. Returns the kinds that changed. */
  apply(put: readonly Stored[], gone: readonly Named[]): ReadonlySet<Kind> {
    const changed = new Set<Kind>();
    for (const record of put) {
      const kind = this.#of(record.kind);
      const known = kind.records.get(record.id);
      if (known && known.at > record.at) continue;
      kind.set(record.id, record);
      changed.add(record.kind);
    }
    for (const { kind, id } of gone) {
      const of = this.#of(kind);
      if (!of.records.has(id)) continue;
      of.set(id, undefined);
      changed.add(kind);
    }
    for (const kind of changed) this.#of(kind).version += 1;
    return changed;
  }

  /** Drops every record, before a new fill. */
  clear(): void {
    for (const of of this.#kinds.values()) {
      const { version } = of;
      for (const id of [...of.records.keys()]) of.set(id, undefined);
      of.version = version + 1;
    }
  }

  #of(kind: Kind): OneKind {
    const known = this.#kinds.get(kind);
    if (known) return known;
    const made = new OneKind();
    this.#kinds.set(kind, made);
    return made;
  }
}

import type { AnyInput } from '#shared/call.ts';
import { figureFields, type Kind, recordId } from '#shared/domain/kinds.ts';
import type { Change, MutationContext, Projection, MutationEntry as Rule } from '#shared/domain/mutation.ts';
import { type FigureMove, figuresMoved } from '#shared/domain/projection.ts';
import type { Reader, RecordOf, Reference, ViewContext } from '#shared/domain/reader.ts';
import type { Versioned } from './live.ts';
import type { MutationEntry } from './mutation-entry.ts';
import { laidOn } from './rebase.ts';
import { byNewest } from './records.ts';

type Data = Record<string, unknown>;

/** The overlaid records by kind and id; undefined for a deleted one. */
class Layer implements Versioned {
  readonly #base: Versioned;
  readonly #version: number;
  readonly #kinds = new Map<Kind, Map<string, object | undefined>>();
  readonly #found = new Map<string, readonly unknown[]>();

  constructor(base: Versioned, version: number) {
    this.#base = base;
    this.#version = version;
  }

  get<K extends Kind>(kind: K, id: string | number): RecordOf<K> | undefined {
    const own = this.#kinds.get(kind);
    const key = String(id);
    return own?.has(key) ? (own.get(key) as RecordOf<K> | undefined) : this.#base.get(kind, id);
  }

  all<K extends Kind>(kind: K): readonly RecordOf<K>[] {
    return this.#over(kind, '', this.#base.all(kind), () => true);
  }

  by<K extends Kind>(kind: K, field: Reference, id: number): readonly RecordOf<K>[] {
    const base = this.#base.by(kind, field, id);
    return this.#over(kind, `${field} ${id}`, base, (data) => data[field] === id);
  }

  /** An overlaid kind has another version than the same kind without its overlay. */
  version(kind: Kind): number {
    const base = this.#base.version(kind);
    return this.#kinds.has(kind) ? base + this.#version : base;
  }

  put({ kind, id, after }: Pick<Change, 'kind' | 'id' | 'after'>): void {
    const own = this.#kinds.get(kind) ?? new Map<string, object | undefined>();
    this.#kinds.set(kind, own);
    own.set(id, after);
    this.#found.clear();
  }

  #over<K extends Kind>(
    kind: K,
    asked: string,
    base: readonly RecordOf<K>[],
    fits: (data: Data) => boolean,
  ): readonly RecordOf<K>[] {
    const own = this.#kinds.get(kind);
    if (!own) return base;
    const key = `${kind} ${asked}`;
    const known = this.#found.get(key);
    if (known) return known as readonly RecordOf<K>[];
    const stays = (base as readonly Data[]).filter((data) => !own.has(recordId(kind, data)));
    const laid = [...own.values()].filter((data): data is Data => data !== undefined && fits(data as Data));
    const named = [...stays, ...laid].map((data) => ({ kind, id: recordId(kind, data), data }));
    const found = named.toSorted(byNewest).map(({ data }) => data);
    this.#found.set(key, found);
    return found as unknown as readonly RecordOf<K>[];
  }
}

/** Applies to the figures what changes to records add to them. */
const moveFigures = (layer: Layer, moves: readonly FigureMove[]): void => {
  for (const { figures, id, add } of moves) {
    const before = layer.get(figures, id) as Data | undefined;
    const after: Data = { ...(before ?? figureFields(figures, id)) };
    for (const [name, by] of Object.entries(add)) after[name] = Number(after[name] ?? 0) + by;
    layer.put({ kind: figures, id, after });
  }
};

const marked = (record: object | undefined): object | undefined =>
  record && { ...record, pending: (record as Data).pending ?? true };

export interface Rules {
  mutations: ReadonlyMap<string, Rule>;
  projections: readonly Projection[];
}

type Around = ViewContext & Pick<MutationContext, 'userId' | 'employeeId'>;

/** Stands in for a change's file: records show only that there is one. */
const waitingFile = new File([], '');

/** A queued change's input, with the fields it didn't change as they are in the records below. */
const inputOf = (entry: MutationEntry, records: Reader): AnyInput => {
  const [kind = '', id = ''] = entry.subject.split('/');
  const there = records.get(kind as Kind, id) as Data | undefined;
  const said = { params: entry.params, body: there ? laidOn(entry, there) : entry.set };
  return entry.file === null ? said : { ...said, file: waitingFile };
};

/** The change with `before` as it is in the layer: another change may have come between. */
const asLaid = (layer: Layer, { kind, id, after }: Change): Change => ({
  ...{ kind, id, after },
  before: layer.get(kind, id) as object | undefined,
});

/**
 * A change's effect on the records; undefined if its rule can't apply what another build wrote. It is skipped rather than breaking
 * the page.
 */
const changesOf = (
  rule: Rule | undefined,
  entry: MutationEntry,
  layer: Layer,
  context: Parameters<Rule['apply']>[2],
): readonly Change[] | undefined => {
  try {
    return rule?.apply(layer, inputOf(entry, layer), context);
  } catch {
    return undefined;
  }
};

/** Overlays the queue on records. Changes that depend on something not here appear once they are sent (`unshown`). */
export const layPending = (
  base: Versioned,
  entries: readonly MutationEntry[],
  { mutations, projections }: Rules,
  around: Around,
  version: number,
): { records: Versioned; unshown: ReadonlySet<number> } => {
  const layer = new Layer(base, version);
  const unshown = new Set<number>();
  for (const entry of entries) {
    if (entry.standing === 'refused') continue;
    const context = { ...around, at: new Date(entry.at).toISOString(), newId: entry.makes ?? 0 };
    const changes = changesOf(mutations.get(entry.route), entry, layer, context);
    if (!changes) unshown.add(entry.n);
    for (const change of changes ?? []) {
      const laid = asLaid(layer, change);
      layer.put({ ...laid, after: marked(laid.after) });
      moveFigures(layer, figuresMoved(projections, [laid]));
    }
  }
  return { records: layer, unshown };
};

interface Laid {
  base: Versioned;
  entries: readonly MutationEntry[];
  versions: string;
  today: string;
  records: Versioned;
}

/** Memoised `layPending`: recomputed only if the queue, a record below it, or the day has changed. */
export const pendingLayer = (
  rules: () => Rules | undefined,
  kinds: readonly Kind[],
  around: () => Around,
): ((base: Versioned, entries: readonly MutationEntry[]) => Versioned) => {
  let laid: Laid | undefined;
  let count = 0;
  return (base, entries) => {
    const known = rules();
    if (!known || entries.length === 0) return base;
    const now = around();
    const versions = kinds.map((kind) => base.version(kind)).join();
    const isSame =
      laid?.base === base &&
      laid.entries === entries &&
      laid.versions === versions &&
      laid.today === now.today;
    if (laid && isSame) return laid.records;
    count += 1;
    const { records } = layPending(base, entries, known, now, count * versionStep);
    laid = { base, entries, versions, today: now.today, records };
    return records;
  };
};

/** More than a kind's version grows while a page is open, so that an overlaid version never equals an earlier one below. */
const versionStep = 1_000_000;

import type { Entry, NewEntry } from './entry.ts';

/** Moves of one item's stock go one after the other: a count says what all before it came to. */
const chainsOf = ({ id, route, body }: Entry | NewEntry): number[] => {
  const { itemId } = (body ?? {}) as { itemId?: unknown };
  return route.startsWith('POST /api/inventory/') && typeof itemId === 'number' ? [id, itemId] : [id];
};

/**
 * The entries that may go now, in their order: none before those of the same record, and none before the makers of what it
 * names. What was refused, and what a tab is just sending itself (`isHeld`), holds only those behind it.
 */
export const readyOf = (entries: readonly Entry[], isHeld: (entry: Entry) => boolean): Entry[] => {
  const ahead = new Set<number>();
  const ready: Entry[] = [];
  for (const entry of entries) {
    const chains = chainsOf(entry);
    const isFree = ![...chains, ...entry.needs].some((id) => ahead.has(id));
    if (isFree && entry.state !== 'refused' && !isHeld(entry)) ready.push(entry);
    for (const id of chains) ahead.add(id);
  }
  // What somebody began to send may have arrived: it is asked about before anything new begins.
  return ready.sort((a, b) => Number(b.state === 'sending') - Number(a.state === 'sending') || a.seq - b.seq);
};

/** What has to go before it: changes of the same record, and makers of what it names. */
export const aheadOf = (entry: NewEntry, before: readonly Entry[]): Entry[] => {
  const waitsFor = [...chainsOf(entry), ...entry.needs];
  return before.filter((other) => chainsOf(other).some((id) => waitsFor.includes(id)));
};

/** Whether something of the same record, or a maker of what it names, is still there. */
export const hasToWait = (entry: NewEntry, before: readonly Entry[]): boolean =>
  aheadOf(entry, before).length > 0;

const idsIn = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    typeof inside === 'number' ? (/^id$|Id$/.test(name) ? [inside] : []) : idsIn(inside),
  );
};

/** Whether it makes the record: sending an invoice is a POST about one that is there. */
const makes = ({ route, params, body, id }: Entry): boolean =>
  route.startsWith('POST ') && (params.id === undefined || (body as { id?: unknown } | undefined)?.id === id);

/** The ids of records made here and not there yet which a change names. */
export const needsOf = (entry: Pick<Entry, 'id' | 'body' | 'params'>, before: readonly Entry[]): number[] => {
  const named = new Set([...idsIn(entry.body), ...idsIn(entry.params)]);
  return [...new Set(before.filter(makes).map(({ id }) => id))].filter(
    (id) => id !== entry.id && named.has(id),
  );
};

/** What hangs on an entry, directly or not: what follows on its record, and what names what it makes. */
export const dependentsOf = (entry: Entry, entries: readonly Entry[]): Entry[] => {
  const gone = new Set([entry.id]);
  const hangs = (other: Entry): boolean =>
    other.seq > entry.seq && [other.id, ...other.needs].some((id) => gone.has(id));
  if (!makes(entry)) return [];
  return entries.filter((other) => {
    if (!hangs(other)) return false;
    if (makes(other)) gone.add(other.id);
    return true;
  });
};

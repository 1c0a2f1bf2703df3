import type { Answer } from './answer.ts';
import type { Entry } from './entry.ts';
import { isCount, merge, recounted } from './merge.ts';
import { readyOf } from './order.ts';
import { asRead, isReading } from './reading.ts';
import type { Store } from './store.ts';

/** Why sending ended although something may be left. */
export type Stop = Extract<Answer, { kind: 'unreached' | 'signed-out' | 'locked' }> | null;

interface Ways {
  store: Store;
  /** Sends one entry; never rejects. */
  send: (entry: Entry) => Promise<Answer>;
  /** The keys of those that some tab is just sending itself, for a form that waits for the answer. */
  held: () => Promise<ReadonlySet<string>>;
  /** Hears of what arrived. */
  onSent: (entry: Entry, reply: unknown) => void;
  /** What makes a record as a change of it, which was made by an earlier try with other words. */
  asEdit: (entry: Entry) => Partial<Entry> | undefined;
  onChange: () => void;
}

/** Chains that are sent side by side. */
const atOnce = 6;

const nobodys: ReadonlySet<string> = new Set();

const waiting = (entry: Entry): Entry => ({ ...entry, state: 'waiting' });

/** What a record that was changed elsewhere means for a change of it. */
const meet = async ({ store, onSent }: Ways, entry: Entry, answer: Answer & { kind: 'moved' }) => {
  const { current, problem } = answer;
  const again = isCount(entry) ? recounted(entry, current) : undefined;
  if (again) {
    await store.change(entry.seq, (now) => ({ ...waiting(now), body: again, base: current }));
    return;
  }
  const merged = merge(entry, current);
  if (merged.kind === 'same') {
    // The answer was lost, or somebody did just the same.
    await store.finish(entry.seq, current);
    return onSent(entry, current);
  }
  const isEdit = entry.base !== undefined && !isCount(entry);
  if (merged.kind === 'differs' || !isEdit) {
    await store.change(entry.seq, (now) => ({
      ...now,
      state: 'refused',
      problem: { ...problem, theirs: current },
    }));
    return;
  }
  const before = Object.fromEntries(
    merged.mine.map((name) => [name, (current as Record<string, unknown>)[name]]),
  );
  // Where nobody else changed anything there is nothing to tell.
  const told = merged.theirs.length > 0 && { before };
  await store.change(entry.seq, (now) => ({ ...waiting(now), body: merged.body, base: current, ...told }));
};

const settle = async (ways: Ways, entry: Entry, answer: Answer): Promise<void> => {
  const { store, onSent } = ways;
  if (answer.kind === 'done' && isReading(entry)) {
    await store.change(entry.seq, (now) => asRead(now, answer.reply));
    return;
  }
  if (answer.kind === 'done') {
    await store.finish(entry.seq, answer.reply);
    return onSent(entry, answer.reply);
  }
  if (answer.kind === 'moved') return meet(ways, entry, answer);
  if (answer.kind === 'refused') {
    const edit = answer.problem.code === 'key_reused' ? ways.asEdit(entry) : undefined;
    const after: Partial<Entry> = edit
      ? // The server remembers what was tried under the old one.
        { ...edit, key: crypto.randomUUID(), state: 'waiting' }
      : { state: 'refused', problem: answer.problem };
    await store.change(entry.seq, (now) => ({ ...now, ...after }));
  } else await store.change(entry.seq, waiting);
};

const isStop = (answer: Answer): answer is NonNullable<Stop> =>
  answer.kind === 'unreached' || answer.kind === 'signed-out' || answer.kind === 'locked';

/**
 * Sends what may go until nothing may, each chain in its order and several chains side by side. Only one may run at a time
 * for one outbox. Answers with what stopped it; null where all that is left has to wait for a person or for a failing server.
 */
export const drain = async (ways: Ways): Promise<{ stop: Stop; failed: boolean }> => {
  const { store, send, onChange } = ways;
  const flying = new Map<number, Promise<void>>();
  const failed = new Set<number>();
  let stop: Stop = null;
  // As far as it is known: read anew only where more may have changed than that something arrived.
  let entries: readonly Entry[] = [];
  let isKnown = false;

  const one = async (entry: Entry): Promise<void> => {
    const sending = (now: Entry): Entry => ({ ...now, state: 'sending', tries: now.tries + 1 });
    // A full disk notes nothing; it is sent all the same, and its key keeps it from being done twice.
    const begun = await store.change(entry.seq, sending, 'relaxed').catch(() => sending(entry));
    if (begun) {
      const answer = await send(begun);
      await settle(ways, begun, answer);
      if (answer.kind === 'failed') failed.add(entry.seq);
      if (isStop(answer)) stop ??= answer;
      if (answer.kind !== 'done' || isReading(entry)) isKnown = false;
    }
    entries = entries.filter(({ seq }) => seq !== entry.seq);
    onChange();
  };
  const ready = async (): Promise<Entry[]> => {
    if (stop) return [];
    // A form holds only what it is sending; what waits is nobody's.
    const isDoubtful = entries.some(({ state, seq }) => state === 'sending' && !flying.has(seq));
    const held = isDoubtful ? await ways.held() : nobodys;
    const free = readyOf(entries, ({ key, seq }) => held.has(key) || failed.has(seq));
    return free.filter(({ seq }) => !flying.has(seq));
  };

  for (;;) {
    let next = isKnown ? await ready() : [];
    if (next.length === 0 && flying.size < atOnce) {
      entries = await store.all();
      isKnown = true;
      next = await ready();
    }
    for (const entry of next.slice(0, atOnce - flying.size))
      flying.set(
        entry.seq,
        one(entry).finally(() => flying.delete(entry.seq)),
      );
    if (flying.size === 0) return { stop, failed: failed.size > 0 };
    await Promise.race(flying.values());
  }
};

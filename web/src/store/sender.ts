import type { Changes } from './changes.ts';
import { type Log, refusedWith } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { readyOf } from './order.ts';
import { type Fields, meet } from './rebase.ts';

/** What became of a change that was sent. */
export type Answer =
  /** `changes` is what came with the reply; null where it came without. */
  | { kind: 'done'; reply: unknown; changes: Changes | null; isMerged?: boolean | undefined }
  | { kind: 'refused'; problem: Problem }
  /** The server failed at it, or is still at an earlier try of it: it may manage the others. `problem` says what it certainly did not do. */
  | { kind: 'failed'; problem?: Problem | undefined }
  /** No response of ours: nothing gets through just now. */
  | { kind: 'unreached'; afterMs: number }
  | { kind: 'signed-out' }
  | { kind: 'locked' };

/** Why sending ended although something may be left. */
export type Stop = Extract<Answer, { kind: 'unreached' | 'signed-out' | 'locked' }> | null;

export interface Ways {
  log: Log;
  /** Sends one change; never rejects. */
  send: (entry: MutationEntry) => Promise<Answer>;
  /** Takes the reply on and the change out of the log, in one transaction. */
  settle: (entry: MutationEntry, reply: unknown, changes: Changes | null) => Promise<void>;
  /** Something in the log is different. */
  changed: () => void;
  /** A change was refused: whoever still has its form open may take it back. */
  refused: (entry: MutationEntry, problem: Problem) => void;
  /** A change stays here for now: whoever still has its form open need not wait for it. */
  kept?: (entry: MutationEntry, answer: Answer) => void;
  /** A change was laid beside what somebody else changed of the same record. */
  merged?: (entry: MutationEntry, reply: unknown) => void;
  /** Resolves when a change is added: it need not wait for those that are underway. */
  added?: () => Promise<unknown>;
}

/** Chains that are sent side by side: the server writes one change of a firm after the other anyway. */
const atOnce = 3;

const isStop = (answer: Answer): answer is NonNullable<Stop> =>
  answer.kind === 'unreached' || answer.kind === 'signed-out' || answer.kind === 'locked';

/** What is to be deleted and is gone is done. */
const isGoneAlready = ({ route }: MutationEntry, { code }: Problem): boolean =>
  route.startsWith('DELETE ') && code === 'gone';

/** What a refusal means: done all the same, to be sent on the version that there is now, or for a person. */
const meetRefusal = async (ways: Ways, entry: MutationEntry, problem: Problem): Promise<void> => {
  if (isGoneAlready(entry, problem)) return ways.settle(entry, undefined, null);
  const isAboutVersion = ['stale', 'field_conflict', 'id_taken'].includes(problem.code ?? '');
  if (isAboutVersion && problem.current) {
    const met = meet(entry, problem.current as Fields);
    if (met.kind === 'same') return ways.settle(entry, problem.current, null);
    if (met.kind === 'fits') return ways.log.rebase(met.entry);
  }
  await ways.log.stand(entry.n, refusedWith(entry.tries, problem));
  ways.refused(entry, problem);
};

const take = async (ways: Ways, entry: MutationEntry, answer: Answer): Promise<void> => {
  if (answer.kind === 'done') {
    await ways.settle(entry, answer.reply, answer.changes);
    if (answer.isMerged) ways.merged?.(entry, answer.reply);
    return;
  }
  if (answer.kind === 'refused') return meetRefusal(ways, entry, answer.problem);
  await ways.log.stand(entry.n, { standing: 'queued', tries: entry.tries });
  ways.kept?.(entry, answer);
};

/**
 * Sends what may go until nothing may, each chain in its order and three side by side. Only one may run at a time for one log.
 * Tells what stopped it: null where all that is left has to wait for a person or for a failing server.
 */
export const sendAll = async (ways: Ways): Promise<{ stop: Stop; hasFailed: boolean }> => {
  const { log } = ways;
  const underway = new Map<number, Promise<void>>();
  const failed = new Set<number>();
  let stop: Stop = null;
  // As far as it is known: read anew only where more may have changed than that something arrived.
  let entries: readonly MutationEntry[] = [];
  let changes = 0;
  let known = -1;

  const one = async (entry: MutationEntry): Promise<void> => {
    const sending = { standing: 'sending', tries: entry.tries + 1 } as const;
    // It is sent as it lies there by now: what arrived before it may have moved what it was made on. A full disk notes nothing; it is
    // sent all the same, and its key keeps it from being done twice.
    const begun = await log.stand(entry.n, sending).catch(() => ({ ...entry, ...sending }));
    if (!begun) return;
    const answer = await ways.send(begun);
    await take(ways, begun, answer);
    if (answer.kind !== 'done') changes += 1;
    if (answer.kind === 'failed') failed.add(entry.n);
    if (isStop(answer)) stop ??= answer;
    ways.changed();
  };
  const begin = (entry: MutationEntry): void => {
    const sending = one(entry).finally(() => {
      underway.delete(entry.n);
      entries = entries.filter(({ n }) => n !== entry.n);
    });
    underway.set(entry.n, sending);
  };
  const ready = (): MutationEntry[] =>
    stop ? [] : readyOf(entries).filter(({ n }) => !underway.has(n) && !failed.has(n));

  for (;;) {
    let next = known === changes ? ready() : [];
    if (next.length === 0 && underway.size < atOnce) {
      do {
        known = changes;
        entries = await log.all();
      } while (known !== changes);
      next = ready();
    }
    for (const entry of next.slice(0, atOnce - underway.size)) begin(entry);
    if (underway.size === 0) return { stop, hasFailed: failed.size > 0 };
    const more = ways.added?.().then(() => {
      changes += 1;
    });
    await Promise.race([...underway.values(), ...(more ? [more] : [])]);
  }
};

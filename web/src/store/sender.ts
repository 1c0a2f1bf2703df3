import type { Changes } from './changes.ts';
import { type Log, refusedWith } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { readyOf } from './order.ts';
import { type Fields, meet } from './rebase.ts';

/** The outcome of sending a change. */
export type Answer =
  /** `changes` came with the reply; null if there were none. */
  | { kind: 'done'; reply: unknown; changes: Changes | null; isMerged?: boolean | undefined }
  | { kind: 'refused'; problem: Problem }
  /**
   * The server failed on this one, or is still processing an earlier try; others may succeed. `problem` is set if the change was
   * certainly not made.
   */
  | { kind: 'failed'; problem?: Problem | undefined }
  /** No answer from our server: nothing gets through. */
  | { kind: 'unreached'; afterMs: number }
  | { kind: 'signed-out' }
  | { kind: 'locked' };

/** Why sending stopped although something may be left. */
export type Stop = Extract<Answer, { kind: 'unreached' | 'signed-out' | 'locked' }> | null;

export interface Ways {
  log: Log;
  /** Sends one change; never rejects. */
  send: (entry: MutationEntry) => Promise<Answer>;
  /** Applies the reply and removes the change from the log, in one transaction. */
  settle: (entry: MutationEntry, reply: unknown, changes: Changes | null) => Promise<void>;
  /** The log has changed. */
  changed: () => void;
  /** A change was refused: if its form is still open, it may be taken back. */
  refused: (entry: MutationEntry, problem: Problem) => void;
  /** A change stays queued: its form no longer waits for it. */
  kept?: (entry: MutationEntry, answer: Answer) => void;
  /** A change was merged with somebody else's of the same record. */
  merged?: (entry: MutationEntry, reply: unknown) => void;
  /** Resolves when a change is added, which can start while others are being sent. */
  added?: () => Promise<unknown>;
}

/** The most changes sent in parallel: the server writes a firm's changes one after the other anyway. */
const atOnce = 3;

const isStop = (answer: Answer): answer is NonNullable<Stop> =>
  answer.kind === 'unreached' || answer.kind === 'signed-out' || answer.kind === 'locked';

/** True if a record to delete is already deleted. */
const isGoneAlready = ({ route }: MutationEntry, { code }: Problem): boolean =>
  route.startsWith('DELETE ') && code === 'gone';

/** True for a change that neither edits nor creates a record, such as signing one: there are no fields to choose between. */
const isAct = ({ route, makes }: MutationEntry): boolean => makes === null && route.startsWith('POST ');

/** Handles a refusal: settles the change after all, rebases it to send again, or leaves it to somebody. */
const meetRefusal = async (ways: Ways, entry: MutationEntry, given: Problem): Promise<void> => {
  const isAboutVersion = ['stale', 'field_conflict', 'id_taken'].includes(given.code ?? '');
  const { current: _, ...told } = given;
  const problem: Problem = isAboutVersion && isAct(entry) ? told : given;
  if (isGoneAlready(entry, problem)) return ways.settle(entry, undefined, null);
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

/** Takes an answer in. If its changes can't be fetched any more, nothing gets through: the change stays queued. */
const taken = async (ways: Ways, entry: MutationEntry, answer: Answer): Promise<Answer> => {
  try {
    await take(ways, entry, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const unreached: Answer = { kind: 'unreached', afterMs: 0 };
    await take(ways, entry, unreached);
    return unreached;
  }
};

/**
 * Sends until nothing more can be sent, three in parallel, keeping the order of dependent changes. Only one may run per log.
 * `stop` is what ended it: null if everything left waits for somebody or for a failing server.
 */
export const sendAll = async (ways: Ways): Promise<{ stop: Stop; hasFailed: boolean }> => {
  const { log } = ways;
  const underway = new Map<number, Promise<void>>();
  const failed = new Set<number>();
  let stop: Stop = null;
  // A cached copy of the log: read again only if more may have changed than that something arrived.
  let entries: readonly MutationEntry[] = [];
  let changes = 0;
  let known = -1;

  const one = async (entry: MutationEntry): Promise<void> => {
    const sending = { standing: 'sending', tries: entry.tries + 1 } as const;
    // Reads its latest state, because an earlier change may have rebased it. If the disk is full nothing is written, but it is
    // sent all the same: its key prevents it from being made twice.
    const begun = await log.stand(entry.n, sending).catch(() => ({ ...entry, ...sending }));
    if (!begun) return;
    const answer = await taken(ways, begun, await ways.send(begun));
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

import type { Changes } from './changes.ts';
import { type Log, type Made, type Outcome, refusedWith, settle } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { type Answer, type Stop, sendAll } from './sender.ts';
import type { Settling } from './surroundings.ts';

/** What became of a change whose form waits for it. */
export type Result =
  /** `reply` is undefined where it was lost, and the feed said that it is done. */
  | { kind: 'done'; reply: unknown }
  | { kind: 'refused'; entry: MutationEntry; problem: Problem }
  /** It waits on this device. */
  | { kind: 'queued'; entry: MutationEntry };

export interface OutboxAround {
  log: Log;
  send: (entry: MutationEntry) => Promise<Answer>;
  /** Takes on what came with a reply, with what is settled by it in the same transaction. */
  take: (changes: Changes | null, settling: Settling) => Promise<void>;
  /** Runs what one tab alone may do; false where another is at it. */
  alone: (run: () => Promise<void>) => Promise<boolean>;
  /** Calls back after some milliseconds; what it returns forgets that. */
  later: (run: () => void, ms: number) => () => void;
  isHidden: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tells other tabs that something in the log is different; `isMore` where a change was added. */
  tell: (isMore: boolean) => void;
  /** What is added here by its key: it is a form's, or it waits. */
  own?: (key: string) => void;
  /** Why sending ended. */
  stopped?: (stop: Stop) => void;
  /** A change was laid beside what somebody else changed of the same record. */
  merged?: ((entry: MutationEntry, reply: unknown) => void) | undefined;
  /** Something is different: what is shown is to be drawn anew. */
  changed: () => void;
}

/** How long nothing is sent after nothing got through, in milliseconds: longer each time, and never so long while somebody looks. */
const pause = { first: 5000, whileVisible: 30_000, longest: 300_000 };

/** How long what is shown of sending lags behind it at most, in milliseconds. What arrives is shown at once. */
const restMs = 200;

/** What waits in this tab, and its sending: the way of every change that may wait, with a connection or without. */
export class Outbox {
  /** In the order in which they are laid and sent. */
  entries: readonly MutationEntry[] = [];
  /** Why nothing is sent just now. */
  stop: Stop = null;
  /** The keys of what forms of this tab are just sending. */
  readonly inHand: ReadonlySet<string>;

  readonly #around: OutboxAround;
  readonly #forms = new Map<string, (result: Result) => void>();
  /** Forms whose change is on the disk: what ends before that says nothing of it. */
  readonly #appended = new Set<string>();
  #running: Promise<void> | undefined;
  #again = false;
  #tries = 0;
  #forget: () => void = () => undefined;
  #shown: (() => void) | undefined;
  /** Says to what runs that a change was added. */
  #more: () => void = () => undefined;
  /** Whether what runs has found out that nothing gets through. */
  #isCut = false;

  constructor(around: OutboxAround) {
    this.#around = around;
    const has = (key: string) => this.#forms.has(key);
    this.inHand = { has } as ReadonlySet<string>;
  }

  /** Reads what waits. Rejects where this browser denies storage. */
  async read(): Promise<void> {
    this.entries = await this.#around.log.all();
    this.#around.changed();
  }

  /** Appends a change: it is on the disk, and shown, when this resolves. Throws LogFull. */
  async append(made: Made, file?: File): Promise<MutationEntry> {
    const entry = await this.#around.log.append(made, file);
    this.#around.own?.(entry.key);
    await this.read();
    this.#around.tell(true);
    return entry;
  }

  /**
   * Appends a change and sends it. Resolves with the reply, with the refusal, or with what is kept where no response came in time
   * (`patienceMs`), or none will, because nothing gets through or others go first.
   */
  async change(
    made: Made,
    { file, patienceMs }: { file?: File | undefined; patienceMs: number },
  ): Promise<Result> {
    let forget: () => void = () => undefined;
    const result = new Promise<Result>((resolve) => {
      this.#forms.set(made.key, (told) => {
        forget();
        resolve(told);
      });
    });
    const entry = await this.append(made, file).catch((error: unknown) => {
      this.#forms.delete(made.key);
      throw error;
    });
    this.#appended.add(entry.key);
    const wait = () => this.#tellForm(entry.key, { kind: 'queued', entry });
    forget = this.#around.later(wait, patienceMs);
    // What runs has just found out that nothing gets through.
    if (this.#isCut) wait();
    void this.wake();
    return result;
  }

  #tellForm(key: string, result: Result): void {
    const tell = this.#forms.get(key);
    if (!tell) return;
    this.#forms.delete(key);
    this.#appended.delete(key);
    tell(result);
    // What waits from here on is shown as what waits.
    if (result.kind === 'queued') this.#around.changed();
  }

  /** What goes out of the log together with what the feed says is done. */
  settling(keys: readonly string[], reply?: unknown): Settling {
    const done = new Set(keys);
    return {
      write: (tx) => settle(tx, done, { reply, now: this.#around.now() }),
      show: () => {
        if (this.entries.some(({ key }) => done.has(key)))
          this.entries = this.entries.filter(({ key }) => !done.has(key));
      },
    };
  }

  async #settle(entry: MutationEntry, reply: unknown, changes: Changes | null): Promise<void> {
    this.#tries = 0;
    await this.#around.take(changes, this.settling([entry.key], reply));
    this.#tellForm(entry.key, { kind: 'done', reply });
  }

  /** While many arrive one after the other nobody has to see each of them go, here or in another tab. */
  #showSoon(): void {
    this.#shown ??= this.#around.later(() => {
      this.#shown = undefined;
      this.#around.tell(false);
      void this.read().catch(() => undefined);
    }, restMs);
  }

  /** Takes changes back that the server never made. */
  async remove(entries: readonly MutationEntry[]): Promise<void> {
    await this.#around.log.remove(entries.map(({ n }) => n));
    await this.read();
    this.#around.tell(false);
  }

  /** Leaves a change to a person, as if the server had said why. */
  async refuse(entry: MutationEntry, problem: Problem): Promise<void> {
    await this.#around.log.stand(entry.n, refusedWith(entry.tries, problem));
    await this.read();
    this.#around.tell(false);
  }

  /** The last that were sent, newest first. */
  sent(): Promise<readonly Outcome[]> {
    return this.#around.log.outcomes();
  }

  /** The file that goes with a change. */
  async file({ file }: Pick<MutationEntry, 'file'>): Promise<File | undefined> {
    const kept = file === null ? undefined : await this.#around.log.file(file);
    return kept && new File([kept.bytes], kept.name, { type: kept.type });
  }

  /** Takes on what another tab did to the log; `isMore` where it added a change, which this one sends if it is at it. */
  async hear(isMore: boolean): Promise<void> {
    await this.read();
    if (isMore && this.#running) void this.wake();
    for (const key of [...this.#appended]) {
      const entry = this.entries.find((one) => one.key === key);
      if (!entry) this.#tellForm(key, { kind: 'done', reply: undefined });
      else if (entry.standing === 'refused' && entry.problem)
        this.#tellForm(key, { kind: 'refused', entry, problem: entry.problem });
    }
  }

  /** Sends what may go, unless another tab is at it; what comes to it meanwhile goes too. Never rejects. */
  wake(): Promise<void> {
    this.#again = true;
    this.#more();
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#forget();
    try {
      while (this.#again) {
        this.#again = false;
        const isOurs = await this.#around.alone(() => this.#send());
        // The other tab takes what is added meanwhile along, and this one sees what came of it.
        if (!isOurs) this.#tryLater(0);
        // What came meanwhile has not been tried yet.
        else if (!this.#again) this.#tellForms();
      }
    } catch {
      this.#tryLater(0);
    } finally {
      // In the turn that saw nothing more to do: what comes after it begins anew.
      this.#running = undefined;
    }
  }

  /** What did not go, for want of a connection or because it is behind others, waits from here on; the rest the feed has settled. */
  #tellForms(): void {
    for (const key of [...this.#appended]) {
      const entry = this.entries.find((one) => one.key === key);
      this.#tellForm(key, entry ? { kind: 'queued', entry } : { kind: 'done', reply: undefined });
    }
  }

  async #send(): Promise<void> {
    const { log, send } = this.#around;
    this.#isCut = false;
    const { stop, hasFailed } = await sendAll({
      log,
      send,
      added: () =>
        new Promise((resolve) => {
          const before = this.#more;
          this.#more = () => {
            before();
            resolve(undefined);
          };
        }),
      kept: (entry, answer) => this.#keep(entry, answer),
      merged: (entry, reply) => this.#around.merged?.(entry, reply),
      settle: (entry, reply, changes) => this.#settle(entry, reply, changes),
      changed: () => this.#showSoon(),
      refused: (entry, problem) => this.#tellForm(entry.key, { kind: 'refused', entry, problem }),
    });
    this.stop = stop;
    this.#isCut = false;
    this.#more = () => undefined;
    this.#shown?.();
    this.#shown = undefined;
    await this.read();
    this.#around.tell(false);
    this.#around.stopped?.(stop);
    if (stop?.kind === 'unreached') this.#tryLater(stop.afterMs);
    else if (!stop && hasFailed) this.#tryLater(0);
  }

  /** What was certainly not done its form may change. */
  #keep(entry: MutationEntry, answer: Answer): void {
    if (answer.kind === 'unreached') this.#isCut = true;
    if (answer.kind === 'failed' && answer.problem)
      this.#tellForm(entry.key, { kind: 'refused', entry, problem: answer.problem });
  }

  #tryLater(askedMs: number): void {
    this.#forget();
    const { isHidden, later } = this.#around;
    const most = isHidden() ? pause.longest : pause.whileVisible;
    const ms = Math.min(most, pause.first * 2 ** this.#tries);
    this.#tries += 1;
    // Not all devices of a street at once when the line is back.
    this.#forget = later(() => void this.wake(), Math.max(askedMs, ms * (0.75 + Math.random() / 4)));
  }
}

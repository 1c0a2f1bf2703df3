import type { Changes } from './changes.ts';
import { type Log, type Made, type Outcome, refusedWith, settle } from './log.ts';
import type { MutationEntry, Problem } from './mutation-entry.ts';
import { type Answer, type Stop, sendAll } from './sender.ts';
import type { Settling } from './surroundings.ts';

/** The result of a change, for the form that sent it. */
export type Result =
  /** `reply` is undefined if it was lost and the feed reported the change as done. */
  | { kind: 'done'; reply: unknown }
  | { kind: 'refused'; entry: MutationEntry; problem: Problem }
  /** It is queued on this device. */
  | { kind: 'queued'; entry: MutationEntry };

export interface OutboxAround {
  log: Log;
  send: (entry: MutationEntry) => Promise<Answer>;
  /** Applies the changes that came with a reply, and settles in the same transaction. */
  take: (changes: Changes | null, settling: Settling) => Promise<void>;
  /** Runs something in one tab only; false if another tab is running it. */
  alone: (run: () => Promise<void>) => Promise<boolean>;
  /** Sets a timer; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
  isHidden: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tells other tabs that the log has changed; `isMore` if a change was added. */
  tell: (isMore: boolean) => void;
  /** Called with the key of each change added in this tab: its form shows it, or it is queued. */
  own?: (key: string) => void;
  /** Called with the reason that sending ended. */
  stopped?: (stop: Stop) => void;
  /** Called when a change was merged with somebody else's of the same record. */
  merged?: ((entry: MutationEntry, reply: unknown) => void) | undefined;
  /** Called when something has changed, to render again. */
  changed: () => void;
}

/** How long to pause after nothing got through, in milliseconds: exponential, with a lower maximum while the page is visible. */
const pause = { first: 5000, whileVisible: 30_000, longest: 300_000 };

/** How far the display may lag behind sending, in milliseconds. Results are shown immediately. */
const restMs = 200;

/** The queue in this tab, and its sending. Every change that may be queued goes through it, online or offline. */
export class Outbox {
  /** In the order to apply and send them. */
  entries: readonly MutationEntry[] = [];
  /** Why nothing is being sent. */
  stop: Stop = null;
  /** The keys of changes that this tab's forms are waiting for. */
  readonly inHand: ReadonlySet<string>;

  readonly #around: OutboxAround;
  readonly #forms = new Map<string, (result: Result) => void>();
  /** Forms whose change is on disk: what ended earlier says nothing about it. */
  readonly #appended = new Set<string>();
  #running: Promise<void> | undefined;
  #again = false;
  #tries = 0;
  #forget: () => void = () => undefined;
  #shown: (() => void) | undefined;
  /** Tells the running send that a change was added. */
  #more: () => void = () => undefined;
  /** True if the running send has found that nothing gets through. */
  #isCut = false;

  constructor(around: OutboxAround) {
    this.#around = around;
    const has = (key: string) => this.#forms.has(key);
    this.inHand = { has } as ReadonlySet<string>;
  }

  /** Reads the queue. Rejects if the browser denies storage. */
  async read(): Promise<void> {
    this.entries = await this.#around.log.all();
    this.#around.changed();
  }

  /** Appends a change; it is on disk and shown when this resolves. Throws LogFull. */
  async append(made: Made, file?: File): Promise<MutationEntry> {
    const entry = await this.#around.log.append(made, file);
    this.#around.own?.(entry.key);
    await this.read();
    this.#around.tell(true);
    return entry;
  }

  /**
   * Appends a change and sends it. Resolves with the reply or the refusal, or as queued if there is no answer within `patienceMs`,
   * nothing gets through, or others must go first.
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
    // The running send has just found that nothing gets through.
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
    // From here on it is shown as queued.
    if (result.kind === 'queued') this.#around.changed();
  }

  /** Removes from the log what the feed or a reply reports as done. */
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

  /** Debounces rendering, here and in other tabs, while many changes arrive in a row. */
  #showSoon(): void {
    this.#shown ??= this.#around.later(() => {
      this.#shown = undefined;
      this.#around.tell(false);
      void this.read().catch(() => undefined);
    }, restMs);
  }

  /** Removes changes that the server never made. */
  async remove(entries: readonly MutationEntry[]): Promise<void> {
    await this.#around.log.remove(entries.map(({ n }) => n));
    await this.read();
    this.#around.tell(false);
  }

  /** Marks a change as refused, for somebody to look at. */
  async refuse(entry: MutationEntry, problem: Problem): Promise<void> {
    await this.#around.log.stand(entry.n, refusedWith(entry.tries, problem));
    await this.read();
    this.#around.tell(false);
  }

  /** The changes sent last, newest first. */
  sent(): Promise<readonly Outcome[]> {
    return this.#around.log.outcomes();
  }

  /** A change's file. */
  async file({ file }: Pick<MutationEntry, 'file'>): Promise<File | undefined> {
    const kept = file === null ? undefined : await this.#around.log.file(file);
    return kept && new File([kept.bytes], kept.name, { type: kept.type });
  }

  /** Reloads after another tab changed the log. If it added a change (`isMore`) while this tab is sending, this tab sends that too. */
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

  /** Sends what can be sent, unless another tab does; changes added meanwhile are sent too. Never rejects. */
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
        // The other tab sends what is added meanwhile, and tells this one.
        if (!isOurs) this.#tryLater(0);
        // Changes added meanwhile have not been tried yet.
        else if (!this.#again) this.#tellForms();
      }
    } catch {
      this.#tryLater(0);
    } finally {
      // In the same turn that found nothing more, so that anything later starts a new run.
      this.#running = undefined;
    }
  }

  /** Reports what was not sent as queued; what is no longer in the log, the feed has settled. */
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

  /** If the change was certainly not made, its form may correct it. */
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
    // Jitter, so that not every device of an area retries the moment its network is back.
    this.#forget = later(() => void this.wake(), Math.max(askedMs, ms * (0.75 + Math.random() / 4)));
  }
}

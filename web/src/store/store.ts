import { type Kind, kinds } from '#shared/domain/kinds.ts';
import { type Changes, together } from './changes.ts';
import { compareCursors, standingOf } from './cursor.ts';
import type { Owner, Stored } from './database.ts';
import {
  forgetRecords,
  type PageWritten,
  readSome,
  readStanding,
  type Standing,
  writeAlongside,
  writeDelta,
  writePage,
} from './disk.ts';
import { type Named, nameOf, Records } from './records.ts';
import { CursorRefused, type Settling, type Surroundings, type Told } from './surroundings.ts';

/** How long opening the database may take before we ask the server instead, in milliseconds. */
const patienceMs = 1500;
/** How many records to read from disk at a time: more would block rendering. */
const mostAtOnce = 500;

/** Home needs these, so they are read first; the activity, which is the largest kind, is shown at the bottom and comes last. */
const homeFirst: readonly Kind[] = [
  ...(['settings', 'profile', 'figures.counters', 'figures.month', 'figures.dueDay', 'job'] as const),
  ...(['client', 'figures.client', 'employee', 'assignment', 'certificate'] as const),
];
const homeLast: Kind = 'activity';

const both = (...all: (Settling | undefined)[]): Settling | undefined => {
  const some = all.filter((one) => one !== undefined);
  if (some.length === 0) return undefined;
  return {
    write: async (tx) => {
      for (const { write } of some) await write(tx);
    },
    show: () => {
      for (const { show } of some) show();
    },
  };
};

/** An owner's records in this tab, and their synchronisation with the server. */
export class Store {
  readonly records = new Records();
  /** The cursor of the records in memory. */
  cursor: string | undefined;
  /** Kinds that are complete in memory. */
  readonly filled = new Set<Kind>();
  /** True if everything that Home shows is here, even if other records aren't. */
  hasPack = false;
  /** When the feed last answered, in epoch milliseconds. */
  heardAt: number | undefined;
  /** Whether the last poll of the feed was answered. */
  isReached = true;
  /** True once the stored cursor is known. */
  isOpen = false;

  readonly #around: Surroundings;
  /** False if this browser denies storage. */
  #hasDisk = true;
  #opening: Promise<unknown> | undefined;
  #asking: Promise<void> | undefined;
  #filling: Promise<void> | undefined;
  /** Records deleted while pages were being read, from the server or from disk: no page may restore them. */
  readonly #gone = new Set<string>();
  /** True if opening takes so long that the server is asked instead. */
  isLate = false;
  /** True while records are being read from disk. */
  isLoading = false;
  /** True during the first read, before the server's data was shown. */
  isStarting = false;
  readonly #wanted = new Set<Kind>();
  #page: string | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get owner(): Owner {
    return this.#around.owner;
  }

  /** Resolves when the running fill has finished or failed. */
  async whenFilled(): Promise<void> {
    await this.#filling;
  }

  get isFilled(): boolean {
    return kinds.every((kind) => this.filled.has(kind));
  }

  /** Reads the stored records; resolves when all are in memory. If storage is denied there are none, and nothing is stored. */
  async open(): Promise<void> {
    const opening = this.#open();
    this.#opening = opening;
    const standing = await opening;
    if (standing?.cursor) await this.#read(standing).catch(() => this.#giveUpDisk());
  }

  /** Reads the stored cursor, before the records are read. */
  async #open(): Promise<Standing | undefined> {
    const { persists, changed } = this.#around;
    const timer = setTimeout(() => {
      this.isLate = true;
      changed();
    }, patienceMs);
    const standing = persists() ? await this.#standing().catch(() => undefined) : undefined;
    clearTimeout(timer);
    this.#hasDisk = standing !== undefined || !persists();
    this.isOpen = true;
    if (standing?.cursor) {
      this.isStarting = !this.isLate;
      this.#begin(standing);
    }
    changed();
    return standing;
  }

  /** What is stored for what the owner may see now; what was stored for another view is deleted unread. */
  async #standing(): Promise<Standing> {
    const { owner, view } = this.#around;
    const standing = await readStanding(owner);
    if (standing.view === undefined || standing.view === view) return standing;
    await forgetRecords(owner);
    return readStanding(owner);
  }

  /** The stored records are unreadable: the server sends them again, and they are held in memory only. */
  #giveUpDisk(): void {
    this.#hasDisk = false;
    this.isLoading = false;
    this.isStarting = false;
    this.#clear();
  }

  #begin({ cursor, heardAt, filling }: Standing): void {
    this.cursor = cursor;
    this.heardAt = heardAt;
    this.#page = filling?.page;
    for (const one of filling?.gone ?? []) this.#gone.add(nameOf(one));
    this.isLoading = true;
  }

  async #read({ filling, filled }: Standing): Promise<void> {
    for (const some of this.#inTurn()) {
      await Promise.all(some.map((kind) => this.#load(kind)));
      if (this.cursor === undefined) break;
      for (const kind of some) if (filled.includes(kind)) this.filled.add(kind);
      if (some.includes(homeLast)) this.hasPack = filling?.day === this.#around.today();
      this.#around.changed();
    }
    this.isLoading = false;
    this.isStarting = false;
    this.#forgetGone();
    // From now on, the server is asked for what this copy lacks.
    this.#around.changed();
  }

  /**
   * Kinds in the order to read them, in batches that are shown together: those that are being waited for and Home's, then the
   * rest.
   */
  *#inTurn(): Generator<readonly Kind[]> {
    const left = new Set<Kind>(kinds);
    while (left.size > 0) {
      const turns: (readonly Kind[])[] = [[...this.#wanted, ...homeFirst], [homeLast], kinds];
      const next = turns
        .map((turn) => turn.filter((kind) => left.has(kind)))
        .find(({ length }) => length > 0);
      for (const kind of next ?? []) left.delete(kind);
      yield next ?? [];
    }
  }

  async #load(kind: Kind): Promise<void> {
    for (let after: string | undefined, more = true; more; ) {
      const some: Stored[] = await readSome(this.#around.owner, kind, after, mostAtOnce);
      if (this.cursor === undefined) return;
      this.records.apply(this.#notGone(some), []);
      after = some.at(-1)?.id;
      more = some.length === mostAtOnce;
    }
  }

  #notGone(records: readonly Stored[]): readonly Stored[] {
    return this.#gone.size === 0 ? records : records.filter((record) => !this.#gone.has(nameOf(record)));
  }

  #forgetGone(): void {
    if (!this.isLoading && !this.#filling) this.#gone.clear();
  }

  /** A page needs these kinds complete: they are read, or filled, first. */
  want(needed: readonly Kind[]): void {
    for (const kind of needed) this.#wanted.add(kind);
  }

  /** Polls the feed, and starts or continues the fill. One poll at a time; resolves when the result is shown. Never rejects. */
  ask(): Promise<void> {
    this.#asking ??= this.#askNow()
      .then(
        () => this.#heard(),
        // A refusal is an answer too.
        (error: unknown) => this.#reached(!(error instanceof TypeError)),
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** Polls again after a running poll, whose answer may predate what we need. */
  async #askAnew(): Promise<void> {
    await this.#asking;
    await this.ask();
  }

  #heard(): void {
    this.heardAt = this.#around.now();
    this.#reached(true);
  }

  #reached(isReached: boolean): void {
    const differs = isReached !== this.isReached;
    this.isReached = isReached;
    if (differs) this.#around.changed();
  }

  async #askNow(): Promise<void> {
    await this.#opening;
    const { cursor } = this;
    if (cursor === undefined) await this.#firstPage();
    else
      await this.#askSince(cursor).catch((error: unknown) => {
        if (!(error instanceof CursorRefused)) throw error;
        return this.#firstPage(cursor);
      });
    if (!this.isFilled && !this.isLoading) this.#fillOn();
  }

  async #askSince(since: string): Promise<void> {
    const page = await this.#around.ask({ since });
    if (page) await this.take(await this.#whole(page, since));
  }

  /** Completes a delta with its further pages. */
  async #whole(changes: Changes, since: string): Promise<Changes> {
    const pages: [Changes, ...Changes[]] = [changes];
    for (let last = changes; last.more; ) {
      const next: Changes | null = await this.#around.ask({ since, page: last.page });
      if (!next) break;
      pages.push(next);
      last = next;
    }
    return together(pages);
  }

  /**
   * Applies a delta, on disk and then on the screen, and settles in the same transaction. If `changes` is null, an answer came
   * without them: the feed is polled before it settles, as after a gap. Throws a TypeError if nothing gets through then.
   */
  async take(changes: Changes | null, settling?: Settling): Promise<void> {
    if (changes?.more && changes.from !== null) {
      const whole = await this.#whole(changes, changes.from).catch(() => null);
      return this.take(whole, settling);
    }
    const settled = both(settling, changes ? this.#around.settle(changes.done) : undefined);
    const isNext = changes !== null && standingOf(this.cursor, changes) !== 'gap';
    const isAsked = !isNext && settling !== undefined && (await this.#askBefore());
    const isWritten = await this.#write(isNext ? changes : null, settled);
    if (isNext) this.#show(changes, settled);
    else {
      settled?.show();
      if (settled) this.#around.changed();
    }
    if (isNext) this.#around.tell({ what: 'delta', changes });
    // The disk is behind memory. Continue from its cursor, or it would never catch up.
    if (!isWritten) this.cursor = (await readStanding(this.#around.owner)).cursor;
    if ((!isNext && !isAsked) || !isWritten) void this.#askAnew();
  }

  /**
   * Fetches what a reply brought no changes for: once it leaves the queue, only the records show it. Throws a TypeError without
   * a connection; the change then stays queued, and the same key gets the same reply again. Returns false if no records are here.
   */
  async #askBefore(): Promise<boolean> {
    if (this.cursor === undefined) return false;
    await this.#askAnew();
    if (!this.isReached) throw new TypeError('The changes of a reply could not be fetched');
    return true;
  }

  /** Writes to disk; false if the disk is behind memory. */
  async #write(changes: Changes | null, settled: Settling | undefined): Promise<boolean> {
    const { owner, now } = this.#around;
    if (changes && this.#keeps)
      try {
        return await writeDelta(owner, changes, now(), settled?.write);
      } catch (error) {
        // The change stays queued: the same key gets the same reply again.
        if (!this.#noteFull(error) && settled) throw error;
      }
    // Records that lack what leaves the queue here would be untrue: the next start reads the server's.
    if (settled) await (this.#hasDisk ? writeAlongside : forgetRecords)(owner, settled.write);
    return true;
  }

  /** True if the disk is full. From then on only memory advances; the next start continues from what is on disk. */
  #noteFull(error: unknown): boolean {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!isFull) return false;
    this.#hasDisk = false;
    this.#around.full();
    return true;
  }

  #show(changes: Changes, settled?: Settling): void {
    settled?.show();
    if (standingOf(this.cursor, changes) === 'next') {
      this.cursor = changes.to;
      this.records.apply(changes.records, changes.gone);
      this.#noteGone(changes.gone);
    }
    this.#around.changed();
  }

  #noteGone(gone: readonly Named[]): void {
    if (!this.isLoading && !this.#filling) return;
    for (const one of gone) this.#gone.add(nameOf(one));
  }

  get #keeps(): boolean {
    return this.#hasDisk && this.#around.persists();
  }

  /**
   * Begins a fill. If several tabs start together, one fetches and the others read what it has written. After a `refused` cursor
   * the old records stay until the page that replaces them is here: the connection may end in between.
   */
  #firstPage(refused?: string): Promise<void> {
    return this.#alone(async () => {
      const standing = this.#keeps ? await readStanding(this.#around.owner) : undefined;
      const isRefused = (cursor: string) =>
        refused !== undefined && compareCursors(cursor, refused) !== undefined;
      if (standing?.cursor && !isRefused(standing.cursor)) {
        this.#drop();
        this.#begin(standing);
        return this.#read(standing);
      }
      const page = await this.#around.ask({});
      if (page) await this.#takePage(page, { isFirst: true, next: page.more ? this.#nextOf(page) : null });
    });
  }

  #alone(run: () => Promise<void>): Promise<void> {
    return this.#keeps ? this.#around.alone(run) : run();
  }

  #nextOf({ page }: Changes): PageWritten['next'] {
    return page ? { page, day: this.#around.today() } : null;
  }

  async #takePage(
    changes: Changes,
    { isFirst = false, next, whole = [] }: Partial<PageWritten> & { whole?: readonly Kind[] },
  ): Promise<void> {
    const { owner, view, now, tell } = this.#around;
    // The first page replaces everything, so nothing but the page itself is complete yet.
    const before = isFirst ? [] : this.filled;
    const filled = next === null ? kinds : [...new Set([...before, ...whole])];
    const written: PageWritten = { isFirst, view, filled, next };
    if (this.#keeps)
      await writePage(owner, changes, written, now()).catch((error: unknown) => {
        if (!this.#noteFull(error)) this.#hasDisk = false;
      });
    this.#showPage(changes, isFirst, filled);
    if (next !== undefined) this.#page = next?.page;
    tell({ what: 'page', changes, isFirst, filled });
  }

  #showPage(changes: Changes, isFirst: boolean, filled: readonly Kind[]): void {
    if (isFirst) {
      this.records.clear();
      this.filled.clear();
      this.#gone.clear();
      this.cursor = changes.to;
      this.hasPack = true;
    }
    this.records.apply(this.#notGone(changes.records), []);
    for (const kind of filled) this.filled.add(kind);
    this.#around.changed();
  }

  /** Fills what is missing, starting with what is being waited for. If it fails, the next poll continues it. */
  #fillOn(): void {
    const { cursor } = this;
    this.#filling ??= this.#alone(() => this.#fill())
      .catch(async (error: unknown) => {
        if (error instanceof CursorRefused) await this.#firstPage(cursor).catch(() => undefined);
      })
      .finally(() => {
        this.#filling = undefined;
        this.#forgetGone();
      });
  }

  async #fill(): Promise<void> {
    // Another tab may be further ahead by now.
    const standing = this.#keeps ? await readStanding(this.#around.owner) : undefined;
    if (standing?.cursor) this.#page = standing.filling?.page;
    while (!this.isFilled && this.cursor !== undefined) {
      const wanted = [...this.#wanted].filter((kind) => !this.filled.has(kind));
      if (wanted.length > 0) await this.#fillKinds(wanted);
      else if (!this.#around.fetchesAhead() || !(await this.#fillNext())) return;
    }
  }

  async #fillNext(): Promise<boolean> {
    const cursor = this.cursor;
    const page = this.#page === undefined ? null : await this.#around.ask({ page: this.#page });
    if (page === null || this.cursor === undefined || cursor === undefined) return false;
    await this.#takePage(page, { next: page.more ? this.#nextOf(page) : null });
    return true;
  }

  async #fillKinds(wanted: readonly Kind[]): Promise<void> {
    const kindsAsked = wanted.join(',');
    for await (const changes of pagesAhead((page) => this.#around.ask({ kinds: kindsAsked, page }))) {
      if (this.cursor === undefined) return;
      await this.#takePage(changes, { whole: changes.more ? [] : wanted });
    }
  }

  /** Applies what another tab has applied. */
  hear(told: Told): void {
    if (told.what === 'forgotten') this.#clear();
    else if (told.what === 'page') {
      // Without a shared disk each tab fills its own memory: another's pages don't follow on from its own.
      if (this.#keeps && (told.isFirst || this.cursor !== undefined))
        this.#showPage(told.changes, told.isFirst, told.filled);
    } else if (standingOf(this.cursor, told.changes) === 'gap') void this.#askAnew();
    else this.#show(told.changes, this.#around.settle(told.changes.done));
  }

  /** Drops the records, never the queue. */
  async forget(): Promise<void> {
    this.#clear();
    this.#around.tell({ what: 'forgotten' });
    if (this.#hasDisk) await forgetRecords(this.#around.owner).catch(() => undefined);
  }

  #clear(): void {
    this.#drop();
    this.#around.changed();
  }

  #drop(): void {
    this.cursor = undefined;
    this.records.clear();
    this.filled.clear();
    this.hasPack = false;
    this.#page = undefined;
  }
}

/** Yields page after page; the next one is already on its way while the caller stores this one. */
async function* pagesAhead(ask: (page?: string) => Promise<Changes | null>): AsyncGenerator<Changes> {
  for (let coming: Promise<Changes | null> | undefined = ask(); coming; ) {
    const changes: Changes | null = await coming;
    if (!changes) return;
    coming = changes.more ? ask(changes.page) : undefined;
    // The caller may stop here, and nobody would hear that it failed.
    coming?.catch(() => undefined);
    yield changes;
  }
}

import { type Kind, kinds } from '#shared/domain/kinds.ts';
import { type Changes, together } from './changes.ts';
import { standingOf } from './cursor.ts';
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

/** How long a database may take to open before the server is asked in its place, in milliseconds. */
const patienceMs = 1500;
/** How many records are read from the disk at once: more would hold up the screen. */
const mostAtOnce = 500;

/** Home is made of these, so they are read first; of what happened there is the most, and it stands at the foot. */
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

/** One owner's records in this tab, and how they keep up with the server. */
export class Store {
  readonly records = new Records();
  /** How far the records in memory are. */
  cursor: string | undefined;
  /** Kinds of which everything is here, in memory. */
  readonly filled = new Set<Kind>();
  /** Whether what Home shows is here, though not everything may be. */
  hasPack = false;
  /** When the feed was last heard, in epoch milliseconds. */
  heardAt: number | undefined;
  /** Whether the feed responded the last time. */
  isReached = true;
  /** Whether it is known how far this device is. */
  isOpen = false;

  readonly #around: Surroundings;
  /** Whether this browser has a disk for us. */
  #hasDisk = true;
  #opening: Promise<unknown> | undefined;
  #asking: Promise<void> | undefined;
  #filling: Promise<void> | undefined;
  /** What went while pages were on their way, from the server or from the disk: none of them brings it back. */
  readonly #gone = new Set<string>();
  /** Whether opening takes so long that the server is asked instead. */
  isLate = false;
  /** Whether what lies on the disk is still being read. */
  isLoading = false;
  /** Whether it is being read for the first time, before anybody was shown what the server says. */
  isStarting = false;
  readonly #wanted = new Set<Kind>();
  #page: string | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get owner(): Owner {
    return this.#around.owner;
  }

  /** Resolves when a fill that has begun is done, or has broken off. */
  async whenFilled(): Promise<void> {
    await this.#filling;
  }

  get isFilled(): boolean {
    return kinds.every((kind) => this.filled.has(kind));
  }

  /** Reads what lies on this device, and resolves when all of it is here. Where storage is denied nothing is, and nothing is kept. */
  async open(): Promise<void> {
    const opening = this.#open();
    this.#opening = opening;
    const standing = await opening;
    if (standing?.cursor) await this.#read(standing).catch(() => this.#giveUpDisk());
  }

  /** Finds out how far this device is, which is known before its records are read. */
  async #open(): Promise<Standing | undefined> {
    const { owner, persists, changed } = this.#around;
    const timer = setTimeout(() => {
      this.isLate = true;
      changed();
    }, patienceMs);
    const standing = persists() ? await readStanding(owner).catch(() => undefined) : undefined;
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

  /** What lies there cannot be read any more: the server says it all again, and memory alone keeps it. */
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
    // From now on, the server is asked for whatever this copy lacks.
    this.#around.changed();
  }

  /** Kinds as they are read, those together that are shown together: what somebody waits for and Home shows, then all the rest. */
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

  /** What a place shows needs these whole: they are read, or filled, before others. */
  want(needed: readonly Kind[]): void {
    for (const kind of needed) this.#wanted.add(kind);
  }

  /** Asks what is new, and begins to fill or goes on with it. One question at a time; resolves when it is shown. Never rejects. */
  ask(): Promise<void> {
    this.#asking ??= this.#askNow()
      .then(
        () => this.#heard(),
        // A response that says no is one.
        (error: unknown) => this.#reached(!(error instanceof TypeError)),
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** Asks once more behind a question that is underway: its answer may have been read before what is asked for. */
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
    try {
      if (this.cursor !== undefined) await this.#askSince(this.cursor);
    } catch (error) {
      if (!(error instanceof CursorRefused)) throw error;
      await this.forget();
    }
    if (this.cursor === undefined) await this.#firstPage();
    if (!this.isFilled && !this.isLoading) this.#fillOn();
  }

  async #askSince(since: string): Promise<void> {
    const page = await this.#around.ask({ since });
    if (page) await this.take(await this.#whole(page, since));
  }

  /** A delta with the pages that belong to it. */
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
   * Applies a delta, on the disk and then on the screen, with what is settled by it in the same transaction. `changes` is null where
   * a response came without: then only that is settled, and the feed is asked. What is dropped for a gap is asked for too.
   */
  async take(changes: Changes | null, settling?: Settling): Promise<void> {
    if (changes?.more && changes.from !== null) {
      const whole = await this.#whole(changes, changes.from).catch(() => null);
      return this.take(whole, settling);
    }
    const settled = both(settling, changes ? this.#around.settle(changes.done) : undefined);
    const isNext = changes !== null && standingOf(this.cursor, changes) !== 'gap';
    const isWritten = await this.#write(isNext ? changes : null, settled);
    if (isNext) this.#show(changes, settled);
    else {
      settled?.show();
      if (settled) this.#around.changed();
    }
    if (isNext) this.#around.tell({ what: 'delta', changes });
    // The disk missed something that memory has: from there on it is asked again, or it would never catch up.
    if (!isWritten) this.cursor = (await readStanding(this.#around.owner)).cursor;
    if (!isNext || !isWritten) void this.#askAnew();
  }

  /** Whether the disk is as far as memory by it. */
  async #write(changes: Changes | null, settled: Settling | undefined): Promise<boolean> {
    const { owner, now } = this.#around;
    if (changes && this.#keeps)
      return writeDelta(owner, changes, now(), settled?.write).catch(async (error: unknown) => {
        this.#noteFull(error);
        // No room: the records lie on the server and in memory, but what has arrived must not be sent again.
        if (settled) await writeAlongside(owner, settled.write);
        return true;
      });
    if (settled) await writeAlongside(owner, settled.write);
    return true;
  }

  #noteFull(error: unknown): void {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') this.#around.full();
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

  /** Of tabs that begin at once one asks; the others read what it has written. */
  #firstPage(): Promise<void> {
    return this.#alone(async () => {
      const standing = this.#keeps ? await readStanding(this.#around.owner) : undefined;
      if (standing?.cursor) {
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
    const { owner, now, tell } = this.#around;
    const filled = next === null ? kinds : [...new Set([...this.filled, ...whole])];
    const written: PageWritten = { isFirst, filled, next };
    if (this.#keeps)
      await writePage(owner, changes, written, now()).catch((error: unknown) => {
        this.#noteFull(error);
        // From this page on memory alone goes further; another start goes on from it.
        this.#hasDisk = false;
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

  /** Fills what is missing, what somebody waits for before the rest; goes on at the next question where it broke off. */
  #fillOn(): void {
    this.#filling ??= this.#alone(() => this.#fill())
      .catch(async (error: unknown) => {
        if (error instanceof CursorRefused) await this.forget();
      })
      .finally(() => {
        this.#filling = undefined;
        this.#forgetGone();
      });
  }

  async #fill(): Promise<void> {
    // Another tab may have come further meanwhile.
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
    const asked = { kinds: wanted.join(',') };
    for (let page: string | undefined, more = true; more; ) {
      const changes: Changes | null = await this.#around.ask({ ...asked, page });
      if (!changes || this.cursor === undefined) return;
      page = changes.page;
      more = changes.more;
      await this.#takePage(changes, { whole: more ? [] : wanted });
    }
  }

  /** Takes on what another tab applied. */
  hear(told: Told): void {
    if (told.what === 'forgotten') this.#clear();
    else if (told.what === 'page') {
      if (told.isFirst || this.cursor !== undefined) this.#showPage(told.changes, told.isFirst, told.filled);
    } else if (standingOf(this.cursor, told.changes) === 'gap') void this.#askAnew();
    else this.#show(told.changes, this.#around.settle(told.changes.done));
  }

  /** Forgets the records, never what waits. */
  async forget(): Promise<void> {
    this.#clear();
    this.#around.tell({ what: 'forgotten' });
    if (this.#hasDisk) await forgetRecords(this.#around.owner).catch(() => undefined);
  }

  #clear(): void {
    this.cursor = undefined;
    this.records.clear();
    this.filled.clear();
    this.hasPack = false;
    this.#page = undefined;
    this.#around.changed();
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { mutations } from '#shared/domain/mutations.ts';
import { projections } from '#shared/domain/projections.ts';
import { newId } from '#shared/ids.ts';
import type { Someone } from '../../../../local/testing/system.ts';
import type { Changes } from '../changes.ts';
import { type Owner, withStore } from '../database.ts';
import type { Versioned } from '../live.ts';
import { type Log, logOf } from '../log.ts';
import { Outbox, type Result } from '../outbox.ts';
import { layPending } from '../pending.ts';
import { editOf, type Fields, removalOf } from '../rebase.ts';
import type { Store } from '../store.ts';
import { sendMutation } from '../transport.ts';
import { ModelFeed } from './model-feed.ts';
import { storeOn } from './of-model.ts';

/** What the network does with a request: only `arrives` brings its answer back. */
export type Fate = 'arrives' | 'request lost' | 'response lost' | Response;

const fetching = new AsyncLocalStorage<typeof fetch>();
const real = globalThis.fetch;
globalThis.fetch = (input, init) => (fetching.getStore() ?? real)(input, init);

const rules = {
  mutations: new Map<string, (typeof mutations)[number]>(mutations.map((rule) => [rule.route, rule])),
  projections,
};

let devices = 0;

/** A user's device in front of the real server, over a network whose fates the test sets. */
export class ServiceDevice {
  /** Fates of the next requests; later ones arrive. */
  fates: Fate[] = [];
  isCut = false;
  readonly store: Store;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly #person: Someone;
  readonly #origin: string;

  constructor(person: Someone, origin: string) {
    devices += 1;
    const owner: Owner = { userId: `${person.userId}-${devices}` };
    this.#person = person;
    this.#origin = origin;
    this.log = logOf((use) => withStore(owner, use));
    this.store = storeOn(new ModelFeed(), owner, {
      ask: (question) => this.#ask({ ...question }),
      settle: (done) => this.outbox.settling(done),
    });
    this.outbox = new Outbox({
      log: this.log,
      send: async (entry) => {
        const file = entry.file === null ? undefined : await this.log.file(entry.file);
        const sent = { userId: person.userId, firmId: person.firmId, cursor: this.store.cursor, file };
        return fetching.run(
          (input, init) => this.#fetch(String(input), init),
          () => sendMutation(entry, sent),
        );
      },
      take: (changes, settling) => this.store.take(changes, settling),
      alone: async (run) => {
        await run();
        return true;
      },
      // Nothing is retried automatically: the test decides when.
      later: () => () => undefined,
      ...{ isHidden: () => false, now: () => Date.now(), tell: () => undefined, changed: () => undefined },
    });
  }

  async open(): Promise<this> {
    await this.store.open();
    await this.sync();
    await this.outbox.read();
    return this;
  }

  async sync(): Promise<void> {
    await this.store.ask();
    await this.store.whenFilled();
  }

  async #ask(question: Record<string, string | undefined>): Promise<Changes | null> {
    if (this.isCut) throw new TypeError('No line');
    const known = Object.entries(question).filter((one): one is [string, string] => one[1] !== undefined);
    const { status, body } = await this.#person.send({
      method: 'GET',
      path: `/api/changes?${new URLSearchParams(known)}`,
    });
    if (status === 204) return null;
    if (status !== 200) throw new Error(`The feed answered ${status}`);
    return body as Changes;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const fate = this.isCut ? 'request lost' : (this.fates.shift() ?? 'arrives');
    if (fate instanceof Response) return fate;
    if (fate === 'request lost') throw new TypeError('No line');
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#person.cookie);
    headers.set('origin', this.#origin);
    const response = await real(this.#origin + path, { ...init, headers });
    if (fate === 'response lost') throw new TypeError('No line');
    return response;
  }

  /** What its screens show: the records with the queue overlaid. */
  get shown(): Versioned {
    const around = { now: Date.now(), today: today(), userId: this.#person.userId };
    return layPending(this.store.records, this.outbox.entries, rules, around, 1).records;
  }

  async #change(
    route: string,
    { params = {}, body, made }: { params?: Record<string, number>; body?: Fields; made?: number },
    shown?: Fields,
  ): Promise<Result> {
    const rule = rules.mutations.get(route);
    if (!rule) throw new Error(`No rule for ${route}`);
    const subject = rule.subject({ params, body }, { newId: made ?? 0 });
    const entry = {
      ...{ key: crypto.randomUUID(), route, params, makes: made ?? null, supersedes: null, build: 'test' },
      ...(made === undefined ? editOf(body ?? {}, shown) : { set: { id: made, ...body } }),
      ...(route.startsWith('DELETE ') && this.#removing(subject)),
      ...{ subject, at: Date.now() },
    };
    return this.outbox.change(entry, { patienceMs: 12_000 });
  }

  #removing(subject: string): ReturnType<typeof removalOf> {
    const [kind = '', id = ''] = subject.split('/');
    const [known, shown] = [this.store.records, this.shown].map((records) => records.get(kind as Kind, id));
    return removalOf(known as Fields | undefined, shown as Fields | undefined);
  }

  async make(route: string, body: Fields, params?: Record<string, number>): Promise<number> {
    const made = newId();
    await this.#change(route, { body, made, ...(params && { params }) });
    return made;
  }

  /** An edit as a form sends it: the whole body, with the version shown. */
  edit(route: string, id: number, shown: Fields, changes: Fields, names: readonly string[]): Promise<Result> {
    const body = Object.fromEntries(names.map((name) => [name, shown[name] ?? null]));
    return this.#change(
      route,
      { params: { id }, body: { ...body, ...changes, updatedAt: shown.updatedAt } },
      shown,
    );
  }

  /** Starts a job. */
  start(id: number): Promise<Result> {
    return this.#change('PATCH /api/jobs/{id}', { params: { id }, body: { status: 'in_progress' } });
  }

  /** Deletes the version shown. */
  remove(route: string, id: number): Promise<Result> {
    return this.#change(route, { params: { id } });
  }
}

import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Owner, withStore } from './database.ts';
import { type Log, logOf, type Made, type Outcome, settle } from './log.ts';
import type { MutationEntry } from './mutation-entry.ts';
import { readyOf } from './order.ts';
import { layPending } from './pending.ts';
import { editOf, removalOf } from './rebase.ts';
import { type Answer, sendAll } from './sender.ts';
import type { Store } from './store.ts';
import { ModelService } from './testing/model-service.ts';
import { inMemory, onDisk, storeOn } from './testing/of-model.ts';
import { rulesOfModel } from './testing/rules-of-model.ts';

type Fields = Record<string, unknown>;

/** What the network does to a request, and when a tab may die. */
type Fate = 'arrives' | 'request lost' | 'response lost' | 'fails' | 'killed before' | 'killed after';

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('arrives' as const) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Fate>(
      ...(['request lost', 'response lost', 'fails', 'killed before', 'killed after'] as const),
    ),
  },
);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      bad: fc.integer({ max: 9, min: 0 }),
      of: fc.nat(9),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      of: fc.nat(9),
      field: fc.constantFrom('name', 'phone', 'email'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), of: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), of: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poll' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      fates: fc.array(fate, { maxLength: 6 }),
      diesAt: fc.option(fc.nat(120), { freq: 3 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const asking = ['get', 'getAll', 'put', 'add', 'delete', 'clear'] as const;
let left = Number.POSITIVE_INFINITY;
let die: () => void = () => undefined;
for (const name of asking) {
  const ask = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: unknown[]) {
    left -= 1;
    if (left < 0) {
      die();
      throw new Error('Killed');
    }
    return Reflect.apply(ask, this, given) as IDBRequest;
  };
}
/** After so many requests the database executes none, so an open transaction is never committed. */
const dieAfter = (requests: number, kill: () => void): void => {
  left = requests;
  die = kill;
};
const live = (): void => dieAfter(Number.POSITIVE_INFINITY, () => undefined);

const never = new Promise<never>(() => undefined);
const item = 7;

/** A device and its user. */
class Device {
  readonly service = new ModelService();
  readonly owner: Owner;
  readonly typed: Made[] = [];
  store: Store;
  readonly log: Log;
  #next = 1000;

  constructor(name: string) {
    this.owner = { userId: name };
    this.store = this.#open();
    this.log = logOf((use) => withStore(this.owner, use));
  }

  #open(): Store {
    const { owner, service } = this;
    return storeOn(service.feed, owner, {
      settle: (done) => ({
        write: (tx) => settle(tx, new Set(done), { now: 0 }),
        show: () => undefined,
      }),
    });
  }

  async start(): Promise<void> {
    this.store = this.#open();
    await this.store.open();
    await this.store.ask();
    await this.store.whenFilled();
  }

  /** What a screen shows: the records with the queue overlaid. */
  async shown(): Promise<Fields[]> {
    const around = { now: 0, today: '2026-11-25', userId: 'u' };
    const { records } = layPending(this.store.records, await this.log.all(), rulesOfModel, around, 1);
    return [...records.all('client')] as unknown as Fields[];
  }

  async #append(made: Omit<Made, 'key' | 'at' | 'build' | 'supersedes'>): Promise<void> {
    const entry: Made = { ...made, key: `key-${this.typed.length}`, at: 0, build: '', supersedes: null };
    this.typed.push(entry);
    await this.log.append(entry);
  }

  async type(what: Step): Promise<void> {
    const clients = await this.shown();
    const one = clients.length > 0 && 'of' in what ? clients[what.of % clients.length] : undefined;
    this.#next += 1;
    if (what.do === 'create') {
      const set = {
        ...{ id: this.#next, name: what.bad === 0 ? 'bad' : `made ${this.#next}` },
        ...(one && what.of > 4 && { clientId: one.id }),
      };
      return this.#append({
        ...{
          route: 'POST /api/clients',
          params: {},
          set,
          subject: `client/${this.#next}`,
          makes: this.#next,
        },
      });
    }
    if (what.do === 'move')
      return this.#append({
        ...{ route: 'POST /api/inventory/transactions', params: {}, subject: `item/${item}` },
        ...{ set: { id: this.#next, itemId: item, change: 1 }, makes: this.#next },
      });
    if (!one) return;
    const about = { params: { id: String(one.id) }, subject: `client/${one.id}`, makes: null };
    if (what.do === 'remove')
      return this.#append({
        ...{ ...about, route: 'DELETE /api/clients/{id}', set: undefined },
        ...removalOf(this.store.records.get('client', Number(one.id)) as Fields | undefined, one),
      });
    if (what.do === 'edit') {
      const body = { ...one, [what.field]: `typed ${this.typed.length}` };
      const edit = editOf(body, one);
      return this.#append({ ...about, route: 'PUT /api/clients/{id}', ...edit });
    }
  }

  /** Sends over a network with these fates; afterwards it is reliable if `isGood`. */
  async send(fates: readonly Fate[], diesAt: number | null): Promise<void> {
    const left = [...fates];
    let die: () => void = () => undefined;
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    let isDead = false;
    const kill = () => {
      isDead = true;
      die();
    };
    if (diesAt !== null) dieAfter(diesAt, kill);
    const log = logOf((use) => (isDead ? never : withStore(this.owner, use)));
    const line = async (entry: MutationEntry): Promise<Answer> => {
      if (isDead) return never;
      const what = left.shift() ?? 'arrives';
      if (what === 'request lost') return { kind: 'unreached', afterMs: 0 };
      if (what === 'fails') return { kind: 'failed' };
      if (what === 'killed before') {
        kill();
        return never;
      }
      const answer = this.service.take(entry, this.store.cursor);
      if (what === 'response lost') return { kind: 'unreached', afterMs: 0 };
      if (what === 'killed after') {
        kill();
        return never;
      }
      return answer;
    };
    const { store } = this;
    const sending = sendAll({
      log,
      send: line,
      settle: (entry, reply, changes) =>
        isDead
          ? never
          : store.take(changes, {
              write: (tx) => settle(tx, new Set([entry.key]), { reply, now: 0 }),
              show: () => undefined,
            }),
      changed: () => undefined,
      refused: () => undefined,
    });
    await Promise.race([death, sending.catch((error) => (isDead ? undefined : Promise.reject(error)))]);
    live();
    // The next tab continues what a dead tab left.
    if (isDead) await this.start();
  }
}

type Case = Pick<Device, 'service' | 'typed'> & {
  left: readonly MutationEntry[];
  outcomes: readonly Outcome[];
};

/** True for a deletion of a client whose fax number the other device changed meanwhile. */
const hasOthersFax = ({ route, base, problem }: MutationEntry): boolean =>
  route.startsWith('DELETE ') && (problem?.current as Fields | undefined)?.fax !== base?.fields.fax;

/** True if a change must wait for others. */
const isBehind = (entry: MutationEntry, entries: readonly MutationEntry[]): boolean =>
  !readyOf([...entries.filter(({ n }) => n !== entry.n), { ...entry, standing: 'queued' }]).some(
    ({ n }) => n === entry.n,
  );

const expectNothingTwice = ({ service, left }: Case): void => {
  expect(new Set(service.did).size, 'nothing twice').toBe(service.did.length);
  for (const entry of left)
    expect(entry.standing === 'refused' || isBehind(entry, left), 'what is left is held for a reason').toBe(
      true,
    );
  // Nobody else changes these fields, and nobody conflicts with themselves.
  const stale = left.filter(({ problem }) => problem?.code === 'stale');
  expect(stale.filter((entry) => !hasOthersFax(entry))).toEqual([]);
};

const expectNothingLost = ({ service, typed, left, outcomes }: Case): void => {
  const here = new Set(left.map(({ key }) => key));
  // A change that the server's record already matches, or whose record is gone, is done without another write.
  const done = new Set([...service.did, ...outcomes.map(({ key }) => key)]);
  for (const { key } of typed) expect(here.has(key) !== done.has(key), `${key} is there or here`).toBe(true);
  // This device never edits the fax number, so the other device's must survive.
  for (const [id, fax] of service.faxes)
    expect(service.get('client', id)?.fax ?? fax, `the fax of ${id}`).toBe(fax);
};

const expectOrder = ({ service, typed }: Case): void => {
  for (const subject of new Set(typed.map((made) => made.subject))) {
    const keys = typed.filter((made) => made.subject === subject).map(({ key }) => key);
    const arrived = service.did.filter((key) => keys.includes(key));
    expect(arrived, `${subject} in its order`).toEqual(keys.filter((key) => arrived.includes(key)));
  }
};

/** Disk and screen equal the server. */
const expectSame = async ({ owner, service, store }: Device): Promise<void> => {
  expect((await onDisk(owner)).records).toEqual(service.feed.all());
  expect(new Set(inMemory(store))).toEqual(new Set(service.feed.all().map(({ data }) => data)));
};

const doStep = async (device: Device, what: Step): Promise<void> => {
  if (what.do === 'send') return device.send(what.fates, what.diesAt);
  if (what.do === 'poll') return device.store.ask();
  if (what.do === 'elsewhere') return device.service.changeFax(what.of);
  return device.type(what);
};

let runs = 0;

it('loses nothing and does nothing twice, whatever the line does and wherever a tab ends', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      runs += 1;
      const device = new Device(`interleavings-${runs}`);
      const { service, log, typed } = device;
      await device.start();
      for (const one of steps) await doStep(device, one);
      await device.send([], null);
      await device.store.ask();
      const all: Case = { service, typed, left: await log.all(), outcomes: await log.outcomes() };
      expectNothingTwice(all);
      expectNothingLost(all);
      expectOrder(all);
      await expectSame(device);
    }),
    { numRuns: 500 },
  );
});

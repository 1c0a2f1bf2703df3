import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { withDatabase } from './database.ts';
import { drain } from './drain.ts';
import type { Entry } from './entry.ts';
import { type Draft, storeOf } from './store.ts';
import { type ModelServer, modelServer } from './testing/model-server.ts';

type Random = () => number;
/** Mulberry32: the same numbers for the same seed. */
const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const store = storeOf((use) => withDatabase('interleavings', use));
const fields = ['name', 'phone', 'email'];
const itemId = 7;

/** What somebody types in one run: each change as a form would send it, on the record as it looks by then. */
const typing = (random: Random, server: ModelServer) => {
  const shown = new Map<number, Record<string, unknown>>();
  const made: number[] = [];
  const local: { id: number; key: string; bad: boolean }[] = [];
  let nextId = 1000;
  let nextKey = 0;
  const draft = (route: string, id: number, body: Record<string, unknown>, base?: unknown): Draft => {
    nextKey += 1;
    const key = `key-${nextKey}`;
    local.push({ id, key, bad: body.name === 'bad' });
    const params: Draft['params'] = route.startsWith('POST') ? {} : { id };
    return { route, id, key, params, body, tries: 0, at: 0, build: '', ...(base !== undefined && { base }) };
  };
  const create = (): Draft => {
    nextId += 1;
    const id = nextId;
    const name = random() < 0.08 ? 'bad' : `made ${id}`;
    const client = random() < 0.5 && made.length > 0 ? { clientId: pick(random, made) } : {};
    const body = { id, name, ...client };
    made.push(id);
    shown.set(id, { ...body, updatedAt: 'made here' });
    return draft('POST /api/things', id, body);
  };
  const edit = (): Draft => {
    const id = pick(random, [...shown.keys()]);
    const base = { ...shown.get(id) };
    const body = { ...base, [pick(random, fields)]: `typed ${nextKey}`, updatedAt: base.updatedAt };
    shown.set(id, body);
    return draft('PUT /api/things/{id}', id, body, base);
  };
  const move = (): Draft => {
    nextId += 1;
    return draft('POST /api/inventory/transactions', nextId, { itemId, change: random() < 0.5 ? 1 : -1 });
  };
  const next = (): Draft => {
    const kind = random();
    if (kind < 0.4 || shown.size === 0) return create();
    return kind < 0.8 ? edit() : move();
  };
  /** What the server said in the meantime is what is edited next. */
  const see = () => {
    for (const [id, record] of server.records)
      if (random() < 0.3 && shown.has(id)) shown.set(id, { ...record });
  };
  return { next, see, local };
};

const nothing = () => undefined;
const nobody = () => Promise.resolve(new Set<string>());
const never = new Promise<never>(() => undefined);

/** A tab, which may be killed at any moment: then nothing that it was doing goes on. */
const tab = () => {
  let isDead = false;
  let die: () => void = nothing;
  const death = new Promise<void>((resolve) => {
    die = () => {
      isDead = true;
      resolve();
    };
  });
  const own = storeOf((use) => (isDead ? never : withDatabase('interleavings', use)));
  return { death, die, own };
};

/** A line that loses requests, loses answers, and takes the tab down in the middle. */
const badLine =
  (random: Random, server: ModelServer, kill: () => void) =>
  async (entry: Entry): Promise<Answer> => {
    const fate = random();
    if (fate < 0.15) return { kind: 'unreached', afterMs: 0 };
    if (fate < 0.2) return { kind: 'failed' };
    const answer = server.take(entry);
    if (fate < 0.35) return { kind: 'unreached', afterMs: 0 };
    if (fate < 0.42) {
      kill();
      return never;
    }
    await Promise.resolve();
    return answer;
  };

/** Sends until nothing may go, or the tab dies; the next one takes what it was sending. */
const sendAll = (line: (kill: () => void) => (entry: Entry) => Promise<Answer>): Promise<unknown> => {
  const { death, die, own } = tab();
  const ways = { store: own, send: line(die), held: nobody };
  return Promise.race([death, drain({ ...ways, onSent: nothing, onChange: nothing })]);
};

const run = async (seed: number) => {
  const random = seeded(seed);
  const server = modelServer();
  const person = typing(random, server);
  await withDatabase('interleavings', (database) => database.clear('outbox'));
  for (let step = 0; step < 3 + random() * 6; step += 1) {
    if (random() < 0.75) await store.add(person.next());
    if (random() < 0.15)
      server.changeElsewhere(pick(random, [...server.records.keys(), 0]), { fax: `${step}` });
    if (random() < 0.5) await sendAll((kill) => badLine(random, server, kill));
    person.see();
  }
  await sendAll(() => async (entry) => server.take(entry));
  return { server, person, left: await store.all() };
};

/** What was last changed by another device, by its record. */
const elsewhere = ({ log }: ModelServer) =>
  new Map(log.filter(({ key }) => key === 'elsewhere').map(({ id, change }) => [id, change.fax]));

const placesOf = (all: readonly string[], some: readonly string[]) => some.map((key) => all.indexOf(key));

test('keeps order, loses nothing and does nothing twice, in a thousand interleavings of a bad line', async () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { server, person, left } = await run(seed);
    const arrived = server.log.filter(({ key }) => key !== 'elsewhere').map(({ key }) => key);
    const said = `seed ${seed}`;
    expect(new Set(arrived).size, `${said}: nothing twice`).toBe(arrived.length);
    // What is left was refused, or waits for what was.
    const waiting = left.filter(({ state }) => state !== 'refused');
    const refused = new Set(left.filter(({ state }) => state === 'refused').map(({ id }) => id));
    for (const entry of waiting)
      expect(
        [entry.id, ...entry.needs].some((id) => refused.has(id) || waiting.some((other) => other.id === id)),
        `${said}: entry ${entry.seq} is held for a reason`,
      ).toBe(true);
    // Everything typed is there, or here; an edit that the server had already is done without another write.
    const here = new Set(left.map(({ key }) => key));
    for (const { key, id, bad } of person.local)
      if (!arrived.includes(key) && !here.has(key))
        expect({ bad, isThere: server.records.has(id) }, `${said}: ${key} is nowhere`).toEqual({
          bad: false,
          isThere: true,
        });
    for (const id of new Set(person.local.map((change) => change.id))) {
      const keys = person.local.filter((change) => change.id === id).map(({ key }) => key);
      const places = placesOf(
        arrived,
        keys.filter((key) => arrived.includes(key)),
      );
      expect(places, `${said}: record ${id} in its order`).toEqual(places.toSorted((a, b) => a - b));
    }
    // Nobody types a fax number here, so what was put in elsewhere stands.
    for (const [id, fax] of elsewhere(server))
      expect(server.records.get(id)?.fax, `${said}: what was changed elsewhere at ${id}`).toBe(fax);
    const moves = server.log.filter(({ change }) => 'change' in change);
    const sum = moves.reduce((all, { change }) => all + Number(change.change), 0);
    expect(server.stock.get(itemId) ?? 0, `${said}: stock`).toBe(sum);
  }
}, 120_000);

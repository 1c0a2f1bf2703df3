import { seeded } from '#shared/seeded.ts';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { withDatabase } from './database.ts';
import { storeOf } from './store.ts';
import { badLine, sendAll } from './testing/bad-line.ts';
import { type ModelServer, modelServer } from './testing/model-server.ts';
import { pick } from './testing/random.ts';
import { itemId, typing } from './testing/typing.ts';

const store = storeOf((use) => withDatabase('interleavings', use));
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

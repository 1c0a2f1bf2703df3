import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { type Known, paramsFor } from './known.ts';
import { known } from './make-known.ts';

const system = localSystem();

/** Calls that create a record with the id that the device chose for it. */
const creating = everyRoute.filter(
  ({ key, route }) => route.method === 'POST' && exampleBodies[key] && takesId(key),
);

function takesId(key: string): boolean {
  return exampleBodies[key]?.({ own: -1 } as Known).id === -1;
}

/** The same firm's ids, with another job, property and item. */
const elsewhere = async (person: Someone, ids: Known): Promise<Known> => {
  const { clients: clientId } = ids;
  const [job, site, item] = await Promise.all([
    person.call(routes.jobs.create, { body: { title: 'Elsewhere', clientId } }),
    person.call(routes.sites.create, {
      body: { clientId, address: '12 Elsewhere Road', postcode: 'LS1 4AB' },
    }),
    person.call(routes.inventory.create, { body: { name: 'Elsewhere', category: 'tools', quantity: 9 } }),
  ]);
  return { ...ids, jobs: job.id, sites: site.id, inventory: item.id };
};

/** The body, and the body with each of its booleans the other way. */
const flipped = (body: Record<string, unknown>): Record<string, unknown>[] => [
  body,
  ...Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [{ ...body, [name]: !value }] : [],
  ),
];

describe('an id that a device chose', () => {
  let person: Someone;
  let ids: Known;
  let other: Known;
  beforeAll(async () => {
    person = await system.someone();
    ids = await known(person);
    other = await elsewhere(person, ids);
  });

  it.each(creating.map(({ key, route }) => ({ key, route })))(
    'is taken for every other record of its kind: $key',
    async ({ key, route }) => {
      const example = exampleBodies[key];
      const own = newId();
      const bodyOf = (these: Known) => example?.({ ...these, own }) ?? {};
      const send = (these: Known, body: Record<string, unknown>) =>
        person.answer(route, { params: paramsFor(route.path, these), body });
      const first = await send(ids, bodyOf(ids));
      // A draft without items and a quote that nobody has accepted can't be made into an invoice.
      expect([201, 409], JSON.stringify(first.body)).toContain(first.status);
      for (const these of [ids, other])
        for (const body of flipped(bodyOf(these))) {
          const { status } = await send(these, body);
          expect(status, JSON.stringify(body)).not.toBe(201);
        }
    },
  );
});

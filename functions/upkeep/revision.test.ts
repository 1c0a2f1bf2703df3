import { expect, it } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';
import { localSystem } from '../../local/testing/system.ts';
import { everyRoute } from '../testing/every-route.ts';
import { exampleBodies } from '../testing/examples.ts';
import { photoForm, receiptForm } from '../testing/forms.ts';
import { paramsFor } from '../testing/known.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf } from '../testing/partition.ts';
import { countsOf } from '../testing/spoil.ts';

const system = localSystem();

const isDeletion = (key: string) => key.startsWith('DELETE');

/** Every call that changes records, deletions last. */
const changing = everyRoute
  .filter(({ route }) => route.access === 'business' && route.method !== 'GET')
  .sort((a, b) => Number(isDeletion(a.key)) - Number(isDeletion(b.key)));

/** A firm's counts by item, with their revisions. */
const revisionsOf = async (firmId: FirmId) =>
  new Map(
    (await partitionOf(firmId)).flatMap((item) => {
      const names = countsOf(`${item.__edb_e__}`);
      if (names.length === 0) return [];
      const found = names.map((name) => item[name] ?? 0).join();
      return [[`${item.sk}`, { found, revision: item.revision ?? item.updatedMs }] as const];
    }),
  );

// The nightly recount relies on it: a count that changes without its revision could be set back while its user works.
it('no call moves a count without its revision, and none leaves one wrong', async () => {
  const person = await system.someone();
  const ids = await known(person);
  const moved = new Set<string>();
  let before = await revisionsOf(person.firmId);
  for (const { key, route } of changing) {
    const input = { params: paramsFor(route.path, ids), body: exampleBodies[key]?.(ids) };
    if (key === 'POST /api/receipts')
      await person.send({ method: 'POST', path: route.path, body: receiptForm() });
    else if (key === 'POST /api/jobs/{id}/photos')
      await person.send({ method: 'POST', path: `/api/jobs/${ids.jobs}/photos`, body: photoForm() });
    else await person.answer(route, input);
    const after = await revisionsOf(person.firmId);
    for (const [sk, { found, revision }] of after) {
      const was = before.get(sk);
      if (!was || was.found === found) continue;
      expect(revision, `${key} moved ${sk}`).not.toBe(was.revision);
      moved.add(sk.replace(/#.*/, ''));
    }
    before = after;
  }
  expect([...moved]).toEqual(expect.arrayContaining(['counters', 'client', 'job', 'team', 'stockTotals']));
  const { recountFirm } = await import('./recount.ts');
  expect(await recountFirm(person.firmId)).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connectedVat, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { flakySystem } from '#functions/testing/flaky-system.ts';
import { setItem } from '#functions/testing/partition.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { routes } from '#shared/routes.ts';
import type { Obligation } from '../../local/hmrc/state.ts';
import type { Someone } from '../../local/testing/system.ts';

const { system, flaky } = flakySystem();
const { filing } = routes;

const period: Obligation = {
  ...{ start: '2026-07-01', end: '2026-09-30', due: '2026-11-07', status: 'O', periodKey: '26A3' },
};
const at = { params: { end: period.end } };

const look = async (person: Someone): Promise<FilingReturn> =>
  (await person.answer(filing.vatReturn, at, deviceHeaders())).body as FilingReturn;
const file = (person: Someone, hash: string) =>
  person.answer(
    filing.fileVatReturn,
    { ...at, body: { hash, declared: true } },
    { ...deviceHeaders(), 'idempotency-key': randomUUID() },
  );

const isWrite = (action: string): boolean => !/Get|Query|Scan/.test(action);

/**
 * Simulates a process killed before write `last + 1`: from then on nothing reaches the database. Reads leave nothing behind
 * anyway.
 */
const killedAfter = (last: number) => {
  let writes = 0;
  flaky.faultFor = (action) => {
    if (isWrite(action)) writes++;
    return writes > last ? 'unreachable' : 'none';
  };
  return () => writes > last;
};

/** Files a return in a process that dies midway; then the user looks again, and files it if it did not arrive. */
const fileAndDie = async (last: number): Promise<{ died: boolean; taken: number; status: string }> => {
  const { person, vrn } = await connectedVat(system);
  await tellHmrc(system, { vrn, obligations: [period] });
  await person.answer(filing.vatObligations, { query: {} }, deviceHeaders());
  const { hash } = await look(person);
  const isDead = killedAfter(last);
  await file(person, hash).catch(() => undefined);
  const died = isDead();
  flaky.faultFor = () => 'none';
  const { status: left } = await look(person);
  // Makes the return old enough that the call that sent it can't still be running.
  if (left === 'sending')
    await setItem(person.firmId, `vatReturn#${period.end}`, {
      sentAt: new Date(Date.now() - 61_000).toISOString(),
    });
  const now = await look(person);
  if (now.status === 'draft' || now.status === 'refused') await file(person, now.hash);
  const { seen } = await tellHmrc(system, { vrn });
  const taken = seen.filter(({ method, status }) => method === 'POST' && status === 201).length;
  return { died, taken, status: (await look(person)).status };
};

it('a return is filed exactly once, wherever on the way the process dies', async () => {
  let last = 0;
  for (let died = true; died; last++) {
    const ended = await fileAndDie(last);
    expect(ended, `after ${last} writes`).toMatchObject({ taken: 1, status: 'filed' });
    died = ended.died;
  }
  // The last attempt was not killed; the others died before each write.
  expect(last).toBeGreaterThan(3);
}, 300_000);

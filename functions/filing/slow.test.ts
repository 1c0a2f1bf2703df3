import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { connectedVat, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { setItem } from '#functions/testing/partition.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { routes } from '#shared/routes.ts';
import type { Obligation } from '../../local/hmrc/state.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { filing } = routes;

/** Longer than we wait for a call, also on a busy machine, and how long we wait for one: milliseconds. */
const slowMs = 20_000;
const boundMs = 8_000;

const period: Obligation = {
  ...{ start: '2026-07-01', end: '2026-09-30', due: '2026-11-07', status: 'O', periodKey: '26A3' },
};
const at = { params: { end: period.end } };

const begin = async () => {
  const { person, vrn } = await connectedVat(system);
  const tell = (command: object) => tellHmrc(system, { vrn, ...command });
  await tell({ obligations: [period] });
  const list = () => person.answer(filing.vatObligations, { query: {} }, deviceHeaders());
  await list();
  const look = async () => (await person.answer(filing.vatReturn, at, deviceHeaders())).body as FilingReturn;
  const file = async () => {
    const body = { hash: (await look()).hash, declared: true };
    const headers = { ...deviceHeaders(), 'idempotency-key': randomUUID() };
    return person.answer(filing.fileVatReturn, { ...at, body }, headers);
  };
  /** Makes the return old enough that HMRC can't still be working on it. */
  const later = () =>
    setItem(person.firmId, `vatReturn#${period.end}`, {
      sentAt: new Date(Date.now() - 61_000).toISOString(),
    });
  const taken = async () => Object.keys((await tell({})).returns);
  const posts = async () =>
    (await tell({})).seen.filter(({ method, status }) => method === 'POST' && status !== 429);
  return { tell, list, look, file, later, taken, posts };
};

const timed = async <T>(work: () => Promise<T>): Promise<T & { ms: number }> => {
  const from = performance.now();
  const done = await work();
  return { ...done, ms: performance.now() - from };
};

// They wait for most of the time, so they run at once.
describe.concurrent('HMRC is slower than we wait', (it) => {
  it('a return that it takes afterwards is found, and is never sent again', async ({ expect }) => {
    const { tell, look, file, later, taken, posts } = await begin();
    await tell({ slowMs });
    const sent = await timed(file);
    expect(sent).toMatchObject({ status: 202, body: { status: 'unknown' } });
    expect(sent.ms).toBeGreaterThanOrEqual(boundMs);
    expect(sent.ms).toBeLessThan(slowMs);
    // It may yet arrive, although HMRC has nothing so far: so it can't be filed again.
    expect(await taken()).toEqual([]);
    expect((await look()).status).toBe('unknown');
    expect((await file()).status).toBe(409);
    await expect.poll(taken, { timeout: 40_000 }).toEqual([period.periodKey]);
    await later();
    expect(await look()).toMatchObject({ status: 'filed', acknowledgement: { formBundleNumber: null } });
    expect(await posts()).toHaveLength(1);
  });

  it('a return that never arrives can be filed again, once it can’t arrive any more', async ({ expect }) => {
    const { tell, look, file, later, taken } = await begin();
    await tell({ status: 504 });
    expect(await file()).toMatchObject({ status: 202, body: { status: 'unknown' } });
    expect((await look()).status).toBe('unknown');
    await later();
    expect(await look()).toMatchObject({ status: 'refused', refusal: { code: 'NOT_ARRIVED' } });
    expect((await file()).status).toBe(201);
    expect(await taken()).toEqual([period.periodKey]);
  });

  it('a list is given up, with a sentence', async ({ expect }) => {
    const { tell, list } = await begin();
    await tell({ slowMs });
    const { status, body, ms } = await timed(list);
    expect({ status, body }).toMatchObject({
      ...{ status: 503, body: { message: 'HMRC does not answer. Nothing of yours is lost; try later.' } },
    });
    expect(ms).toBeGreaterThanOrEqual(boundMs);
    expect(ms).toBeLessThan(slowMs);
    expect((await list()).status).toBe(200);
  });
});

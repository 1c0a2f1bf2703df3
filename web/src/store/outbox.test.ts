import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { type Owner, withStore } from './database.ts';
import { logOf, type Made } from './log.ts';
import { LogFull, logLimits } from './log-full.ts';
import type { MutationEntry } from './mutation-entry.ts';
import { heldBy } from './order.ts';
import { Outbox } from './outbox.ts';
import type { Answer } from './sender.ts';
import type { Store } from './store.ts';
import { ModelService } from './testing/model-service.ts';
import { storeOn } from './testing/of-model.ts';

let devices = 0;

const made = (n: number, more: Partial<Made> = {}): Made => ({
  ...{ key: `key-${n}`, route: 'POST /api/clients', params: {}, set: { id: n, name: `made ${n}` } },
  ...{ subject: `client/${n}`, makes: n, at: 0, build: '', supersedes: null, ...more },
});

/** A device with an outbox, whose connection can be cut. */
const device = async (service = new ModelService()) => {
  devices += 1;
  const owner: Owner = { userId: `outbox-${devices}` };
  const line = { isCut: false, answer: undefined as Answer | undefined, sent: [] as string[] };
  const timers: { run: () => void; ms: number }[] = [];
  const log = logOf((use) => withStore(owner, use));
  const store: Store = storeOn(service.feed, owner, { settle: (done) => outbox.settling(done) });
  const send = async (entry: MutationEntry): Promise<Answer> => {
    line.sent.push(entry.key);
    if (line.isCut) return { kind: 'unreached', afterMs: 0 };
    return line.answer ?? service.take(entry, store.cursor);
  };
  const outbox: Outbox = new Outbox({
    ...{ log, send, take: (changes, settling) => store.take(changes, settling) },
    alone: async (run) => {
      await run();
      return true;
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    ...{ isHidden: () => false, now: () => 0, tell: () => undefined, changed: () => undefined },
  });
  await store.open();
  await store.ask();
  await store.whenFilled();
  await outbox.read();
  return { service, owner, line, timers, log, store, outbox };
};

const usual = { patienceMs: 12_000 };

it('sends online work the same way as waiting work, and has its record for the form', async () => {
  const { outbox, store, log } = await device();
  const result = await outbox.change(made(1), usual);
  expect(result).toMatchObject({ kind: 'done', reply: { id: 1, name: 'made 1' } });
  expect(store.records.get('client', 1)).toMatchObject({ name: 'made 1' });
  expect(await log.all()).toEqual([]);
  expect(await log.outcomes()).toMatchObject([{ key: 'key-1' }]);
});

it('keeps what does not get through, says so at once, and sends it when the line is back', async () => {
  const { outbox, line, timers, service } = await device();
  line.isCut = true;
  expect(await outbox.change(made(1), usual)).toMatchObject({ kind: 'queued' });
  expect(outbox.stop).toMatchObject({ kind: 'unreached' });
  expect(timers).toHaveLength(1);
  expect(timers[0]?.ms).toBeGreaterThanOrEqual(3750);
  expect(timers[0]?.ms).toBeLessThanOrEqual(5000);
  await outbox.wake();
  await outbox.wake();
  await outbox.wake();
  expect(timers).toHaveLength(1);
  expect(timers[0]?.ms).toBeGreaterThan(20_000);
  expect(timers[0]?.ms).toBeLessThanOrEqual(30_000);
  line.isCut = false;
  await outbox.wake();
  expect(outbox.entries).toEqual([]);
  expect(service.did).toEqual(['key-1']);
});

it('tells the form that it is done where only the feed says so', async () => {
  const { outbox, line, service, store } = await device();
  // Its answer is lost, and another's reply reports that it was done.
  const lost = made(1);
  line.answer = { kind: 'unreached', afterMs: 0 };
  const result = outbox.change(lost, usual);
  const [entry] = await vi.waitUntil(() => outbox.entries.length > 0 && outbox.entries);
  service.take(entry as MutationEntry, undefined);
  await store.ask();
  expect(await result).toMatchObject({ kind: expect.stringMatching(/done|queued/) });
  await outbox.wake();
  expect(outbox.entries).toEqual([]);
  expect(service.did).toEqual(['key-1']);
});

it('tells the form what was refused, and holds what depends on it', async () => {
  const { outbox, log } = await device();
  const result = await outbox.change(made(1, { set: { id: 1, name: 'bad' } }), usual);
  expect(result).toMatchObject({ kind: 'refused', problem: { status: 400 } });
  const behind = made(2, { set: { id: 2, name: 'of it', clientId: 1 } });
  expect(await outbox.change(behind, usual)).toMatchObject({ kind: 'queued', entry: { needs: ['1'] } });
  if (result.kind === 'refused')
    await outbox.change(made(1, { key: 'again', supersedes: result.entry.n }), usual);
  await outbox.wake();
  expect(await log.all()).toEqual([]);
  expect((await log.outcomes()).map(({ key }) => key)).toEqual(['key-2', 'again']);
});

it('lets what is used up for a while hold up nothing else', async () => {
  const { outbox, line, timers } = await device();
  line.answer = { kind: 'failed' };
  await outbox.change(made(1), usual);
  line.answer = undefined;
  await outbox.change(made(2), usual);
  await outbox.wake();
  expect(line.sent.filter((key) => key === 'key-2')).toHaveLength(1);
  expect(timers).toHaveLength(0);
});

it('takes back an edit and what it said out of the next one', async () => {
  const { outbox, line, log } = await device();
  await outbox.change(made(1), usual);
  line.isCut = true;
  const edit = (n: number, name: string, before: string) =>
    made(n, {
      ...{
        route: 'PUT /api/clients/{id}',
        params: { id: 1 },
        subject: 'client/1',
        makes: null,
        set: { name },
      },
      base: { updatedAt: '2026-01-01T00:00:00.001Z', fields: { name: before } },
    });
  await outbox.change(edit(2, 'one', 'made 1'), usual);
  await outbox.change(edit(3, 'two', 'one'), usual);
  const [first] = outbox.entries;
  if (first) await outbox.remove([first]);
  expect(await log.all()).toMatchObject([{ key: 'key-3', base: { fields: { name: 'made 1' } } }]);
});

it('appends under one key once, and nothing beyond what a device holds', async () => {
  const { outbox, line, log, owner } = await device();
  line.isCut = true;
  await outbox.append(made(1));
  await outbox.append(made(1));
  expect(await log.all()).toHaveLength(1);
  await withStore(owner, async (database) => {
    const tx = database.transaction('mutations', 'readwrite');
    const [entry] = outbox.entries;
    for (let n = 2; n <= logLimits.entries; n += 1)
      await tx.store.add({ ...entry, key: `k${n}`, n } as MutationEntry);
    await tx.done;
  });
  await expect(outbox.append(made(9999))).rejects.toThrow(LogFull);
  const picture = new File([new Uint8Array(3)], 'tap.png', { type: 'image/png' });
  await expect(outbox.append(made(9998), picture)).rejects.toThrow('holds 2,000 unsent changes');
});

const inSettings = { makes: null, route: 'PUT /api/settings/business', subject: 'settings/all' };
const invoice = (id: number) => ({ route: 'POST /api/invoices', subject: `invoice/${id}`, makes: id });

it.each([
  ['a document made after a change of the settings', made(1, inSettings), made(2, invoice(2))],
  ['a change of the settings made after a document', made(1, invoice(1)), made(2, inSettings)],
])('holds back %s, and nothing else', async (_, first, second) => {
  const { outbox, line } = await device();
  line.answer = { kind: 'failed' };
  for (const each of [first, second, made(3)]) await outbox.append(each);
  await outbox.wake();
  expect(line.sent).toEqual(['key-1', 'key-3']);
  line.answer = { kind: 'done', reply: null, changes: null };
  await outbox.wake();
  expect(line.sent.slice(2)).toEqual(['key-1', 'key-3', 'key-2']);
});

it('lets the settings be changed while a refused document waits for that', async () => {
  const { outbox, line } = await device();
  line.isCut = true;
  await outbox.append(made(1, { ...invoice(1), set: { id: 1, name: 'bad' } }));
  await outbox.append(made(2, { ...invoice(1), makes: null, route: 'POST /api/invoices/{id}/send' }));
  await outbox.append(made(3, inSettings));
  line.isCut = false;
  await outbox.wake();
  expect(line.sent.slice(-2)).toEqual(['key-1', 'key-3']);
});

it('says what waits for a refused change of the settings, and holds no document for one it is not written with', async () => {
  const { outbox, line } = await device();
  line.isCut = true;
  const bad = { id: 1, name: 'bad' };
  await outbox.append(made(1, { ...inSettings, route: 'PUT /api/settings/reviews', set: bad }));
  await outbox.append(made(2, invoice(2)));
  line.isCut = false;
  await outbox.wake();
  expect(line.sent.at(-1)).toBe('key-2');
  line.isCut = true;
  await outbox.append(made(3, inSettings));
  await outbox.append(made(4, invoice(4)));
  const send = { makes: null, route: 'POST /api/invoices/{id}/send', params: { id: 4 } };
  await outbox.append(made(5, { ...send, subject: 'invoice/4' }));
  await outbox.append(made(6));
  line.isCut = false;
  await outbox.wake();
  expect(line.sent.at(-1)).toBe('key-6');
  const [refused] = outbox.entries;
  expect(refused && heldBy(refused, outbox.entries).map(({ key }) => key)).toEqual([
    'key-3',
    'key-4',
    'key-5',
  ]);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { signIn } from '../../local/testing/sign-in.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { whiteDot } from '../testing/forms.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf, personalItems, setOnFirm, setOnPerson } from '../testing/partition.ts';

const system = localSystem();
const { account, auth, clients, settings, tax } = routes;

const giveLogo = async (person: Someone) => {
  const body = new FormData();
  body.append('file', new Blob([whiteDot]), 'logo.png');
  await person.send({ method: 'PUT', path: settings.putLogo.path, body });
};

const fileStatement = (person: Someone, clientId: number) => {
  const body = new FormData();
  body.append('file', new Blob([whiteDot]), 'statement.png');
  return person.send({ method: 'PUT', path: `/api/tax/cis/2026-05-05/${clientId}/file`, body });
};

const allGone = (person: Someone) =>
  vi.waitFor(
    async () =>
      expect([await partitionOf(person.firmId), await personalItems(person.userId)]).toEqual([[], []]),
    {
      timeout: 60_000,
      interval: 50,
    },
  );

const exportOf = async (person: Someone) => {
  await person.call(account.startExport, {});
  return vi.waitFor(
    async () => {
      const state = await person.call(account.exportState, {});
      expect(state.status).toBe('ready');
      return state;
    },
    { timeout: 60_000, interval: 50 },
  );
};

/** The ZIP's files, unpacked by a different library from the one that packed them. */
const unpack = (zip: Uint8Array): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));

describe('an export', () => {
  it('is a ZIP of every table, invoice, receipt and photo', async () => {
    const person = await system.someone();
    const { clients: clientId } = await known(person);
    await giveLogo(person);
    const params = { monthEnd: '2026-05-05', clientId };
    await person.call(tax.cisStatement, { params, body: { receivedOn: '2026-05-19', deducted: 440 } });
    await fileStatement(person, clientId);
    await person.call(settings.updateTax, { body: { basis: 'accruals' } });
    await person.call(settings.updateBusiness, { body: { accountNumber: '73918264' } });
    expect(await person.call(account.exportState, {})).toMatchObject({ status: 'none', url: null });
    const state = await exportOf(person);
    const zip = new Uint8Array(await (await fetch(state.url ?? '')).arrayBuffer());
    expect(zip.length).toBe(state.size);
    const files = unpack(zip);
    const names = [...files.keys()].sort();
    expect(names).toEqual(
      expect.arrayContaining(['account.json', 'clients.csv', 'clients.json', 'invoices.json', 'jobs.csv']),
    );
    expect(state).toMatchObject({ done: names.length, total: names.length });
    const pdf = names.find((name) => /^invoices\/INV-1-\d+\.pdf$/.test(name)) ?? '';
    expect(files.get(pdf)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(names.some((name) => /^receipts\/2026-11-05-Harbour Supplies-\d+\.png$/.test(name))).toBe(true);
    const photo = names.find((name) => /^photos\/Boiler-\d+\/before-\d+\.png$/.test(name)) ?? '';
    expect(files.get(photo)).toEqual(Buffer.from(whiteDot));
    expect(JSON.parse(`${files.get('photos.json')}`)).toMatchObject([{ caption: 'Under the sink' }]);
    expect(JSON.parse(`${files.get('invoices.json')}`)).toMatchObject([
      { invoiceNumber: 'INV-1', amount: 120.5 },
    ]);
    expect(JSON.parse(`${files.get('payments.json')}`)).toMatchObject([{ amount: 20.5, method: 'cash' }]);
    expect(JSON.parse(`${files.get('claims.json')}`)).toMatchObject([{ number: 'CL-1', total: 99.99 }]);
    expect(names.filter((name) => /^claims\/CL-1-\d+\.(json|pdf)$/.test(name))).toHaveLength(2);
    expect(`${files.get('payments.csv')}`).toContain('20.5,cash');
    expect(`${files.get('cis-statements.csv')}`).toContain('2026-05-05,2026-05-19,,,440,image/png');
    expect(JSON.parse(`${files.get('account.json')}`)).toMatchObject({ tax: { basis: 'accruals' } });
    expect(`${files.get('clients.csv')}`).toContain('Harbour Café');
    expect(`${files.get('account.json')}`).not.toContain('emailPass"');
    expect(`${files.get('account.json')}`).toContain('73918264');
    expect(files.get('logo.png')).toEqual(Buffer.from(whiteDot));
    const statement = names.find((name) => name.startsWith('cis-statements/2026-05-05-'));
    expect(files.get(statement ?? '')).toEqual(Buffer.from(whiteDot));
  });

  it('leaves out a picture that is not there: S3 may answer 403 instead of 404', async () => {
    const person = await system.someone();
    const { receipts } = await known(person);
    const { deleteObject, listKeys } = await import('#functions/lib/bucket.ts');
    for (const key of await listKeys(`receipts/${person.firmId}/`)) await deleteObject(key);
    const { status, url } = await exportOf(person);
    expect(status).toBe('ready');
    const files = unpack(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer()));
    expect(`${files.get('receipts.json')}`).toContain(`${receipts}`);
    expect([...files.keys()].some((name) => name.startsWith('receipts/'))).toBe(false);
  });

  it('is open to those whose access has ended, and is the same one while it is under way', async () => {
    const person = await system.someone();
    await setOnFirm(person.firmId, { trialEndDate: '2020-01-01T00:00:00.000Z' });
    expect((await person.answer(clients.list, {})).status).toBe(402);
    const [one, two] = await Promise.all([
      person.call(account.startExport, {}),
      person.call(account.startExport, {}),
    ]);
    expect(one.status).toBe('working');
    expect(two.status).toBe('working');
    expect(await exportOf(person)).toMatchObject({ status: 'ready' });
  });

  it('has no name on disk while it is made, so that a crash leaves nothing of it', async () => {
    const person = await system.someone();
    const folder = mkdtempSync(join(tmpdir(), 'fettle-tmp-'));
    vi.stubEnv('TMPDIR', folder);
    let seen: string[] | undefined;
    const { emit } = Server.prototype;
    vi.spyOn(Server.prototype, 'emit').mockImplementation(function (this: Server, event, ...args) {
      if (`${args[0]?.url}`.includes('fettle-export.zip')) seen ??= readdirSync(folder);
      return emit.call(this, event, ...args);
    });
    await exportOf(person);
    vi.unstubAllEnvs();
    expect(seen).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('goes on after a crash', async () => {
    const person = await system.someone();
    const { workEntity } = await import('#functions/lib/work-entity.ts');
    const { requeueWork } = await import('./work.ts');
    await exportOf(person);
    await workEntity.put({ kind: 'export', of: person.firmId }).go();
    expect(await requeueWork()).toBe(1);
    await vi.waitFor(async () => expect(await requeueWork()).toBe(0), { timeout: 60_000, interval: 100 });
  });
});

describe('erasing an account', () => {
  const erase = (person: Someone, confirmation: string) =>
    person.answer(account.erase, { body: { confirmation } });

  it('needs the address typed, and then leaves nothing', async () => {
    const person = await system.someone();
    const { clients: clientId } = await known(person);
    await giveLogo(person);
    await fileStatement(person, clientId);
    await exportOf(person);
    expect(await erase(person, 'yes')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'confirmation' }] },
    });
    const gone = await erase(person, person.email.toUpperCase());
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie().join()).toContain('__Host-fettle=;');
    expect((await person.answer(auth.user, {})).status).toBe(401);
    await allGone(person);
    const { listKeys } = await import('#functions/lib/bucket.ts');
    expect(await listKeys(`receipts/${person.firmId}/`)).toEqual([]);
    expect(await listKeys(`photos/${person.firmId}/`)).toEqual([]);
    expect(await listKeys(`statements/${person.firmId}/`)).toEqual([]);
    expect(await listKeys(`logos/${person.firmId}/`)).toEqual([]);
    expect(await listKeys(`exports/${person.firmId}/`)).toEqual([]);
  });

  it('can still be asked for as it was at first, by DELETE', async () => {
    const person = await system.someone();
    const body = { confirmation: person.email };
    expect((await person.answer(account.eraseByDelete, { body })).status).toBe(204);
    await allGone(person);
  });

  it('keeps the person out while it goes on, and lets them begin afresh after', async () => {
    const person = await system.someone();
    await setOnPerson(person.userId, 'user', { erasingSince: '2026-11-20T00:00:00.000Z' });
    expect((await person.answer(auth.user, {})).status).toBe(401);
    await expect(signIn(system.services, person.email)).rejects.toThrow('not signed in');
    const { runErase } = await import('./eraser.ts');
    await runErase(person.userId);
    expect(await signIn(system.services, person.email)).toContain('__Host-fettle=');
  });

  it('finishes what a crash interrupted, and erases nobody who has not asked', async () => {
    const person = await system.someone();
    await known(person);
    const { runErase } = await import('./eraser.ts');
    const { workEntity } = await import('#functions/lib/work-entity.ts');
    const { requeueWork } = await import('./work.ts');
    await runErase(person.userId);
    expect((await person.answer(auth.user, {})).status).toBe(200);
    await setOnPerson(person.userId, 'user', { erasingSince: '2026-11-20T00:00:00.000Z' });
    await workEntity.put({ kind: 'erase', of: person.userId }).go();
    await requeueWork();
    await allGone(person);
  });

  it('takes away what a call under way wrote after the account was gone', async () => {
    const person = await system.someone();
    await person.call(clients.create, { body: { name: 'Late' } });
    const { runErase } = await import('./eraser.ts');
    const { userEntity } = await import('#functions/lib/tenant/user-entity.ts');
    const { firmEntity } = await import('#functions/lib/tenant/firm-entity.ts');
    await userEntity.delete({ userId: person.userId }).go();
    await firmEntity.delete({ firmId: person.firmId }).go();
    await runErase(person.userId);
    expect(await partitionOf(person.firmId)).toEqual([]);
  });

  it('ends the subscription at the provider at once, and the customer with their name', async () => {
    const person = await system.someone();
    const { provider } = await import('#functions/lib/provider.ts');
    const { subscriptionId } = await person.call(routes.subscription.create, { body: { plan: 'basic' } });
    const { client } = await provider();
    const { customer } = await client.subscriptions.retrieve(subscriptionId);
    await erase(person, person.email);
    await allGone(person);
    expect((await client.subscriptions.retrieve(subscriptionId)).status).toBe('incomplete_expired');
    expect(await client.customers.retrieve(`${customer}`)).toMatchObject({ deleted: true });
  });

  it('is done though the provider knows the customer in another mode only, or no more', async () => {
    const person = await system.someone();
    await setOnFirm(person.firmId, { stripeCustomerId: 'cus_live' });
    expect((await person.answer(routes.subscription.get, {})).status).toBe(200);
    await erase(person, person.email);
    await allGone(person);
  });
});

import { expect, it, vi } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { mailTo } from '../testing/inbox.ts';
import { recounted } from '../testing/partition.ts';

const { certificates, clients, invoices, jobs, quotes, settings, sites, thread } = routes;
const system = localSystem();

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, {
    body: { name: 'Mill Lettings', email: 'mill@example.com' },
  });
  const addSite = (address: string, clientId = client.id) =>
    person.call(sites.create, { body: { clientId, address, postcode: 'LS1 4AB' } });
  const addJob = (more: object = {}) =>
    person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id, ...more } });
  const countOf = async (id: number) => (await person.call(sites.get, { params: { id } })).jobCount;
  const expectCounted = async () => {
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  };
  return { person, client, addSite, addJob, countOf, expectCounted };
};

it('has jobs, which are where it is and say how to get in, and stays while it has any', async () => {
  const { person, client, addSite, addJob, countOf, expectCounted } = await begin();
  const [flat, other] = [await addSite('Flat 3\n9 Mill Lane'), await addSite('Flat 4\n9 Mill Lane')];
  const contacts = [{ role: 'tenant', name: 'Tess', phone: '01632 960002' }] as const;
  await person.call(sites.update, {
    params: { id: flat.id },
    body: { access: 'Key safe', contacts: [...contacts] },
  });
  const job = await addJob({ siteId: flat.id, repeat: { every: 1, unit: 'year' }, scheduledDate: today() });
  const site = { id: flat.id, postcode: 'LS1 4AB', access: 'Key safe', contacts };
  expect(job).toMatchObject({ siteId: flat.id, location: 'Flat 3, 9 Mill Lane, LS1 4AB', site });
  const params = { id: job.id };
  expect(await person.call(jobs.get, { params })).toMatchObject({ site });
  expect(await person.call(jobs.list, {})).toMatchObject([{ site }]);
  expect(await countOf(flat.id)).toBe(1);
  expect((await addJob({ siteId: flat.id, location: 'Round the back' })).location).toBe('Round the back');
  expect(await countOf(flat.id)).toBe(2);

  const fields = { title: job.title, clientId: client.id };
  const moved = await person.call(jobs.update, { params, body: { ...fields, siteId: other.id } });
  expect(moved).toMatchObject({ location: 'Flat 4, 9 Mill Lane, LS1 4AB', site: { id: other.id } });
  const kept = await person.call(jobs.update, { params, body: { ...fields, location: 'Cellar' } });
  expect(kept).toMatchObject({ location: 'Cellar', siteId: other.id });
  expect([await countOf(flat.id), await countOf(other.id)]).toEqual([1, 1]);
  await expectCounted();

  const status = (to: 'in_progress' | 'completed') =>
    person.call(jobs.changeStatus, { params, body: { status: to } });
  await status('in_progress');
  const { nextJobId } = await status('completed');
  expect(await person.call(jobs.get, { params: { id: nextJobId ?? 0 } })).toMatchObject({ siteId: other.id });
  expect(await countOf(other.id)).toBe(2);
  await expectCounted();

  const held = await person.answer(sites.remove, { params: { id: other.id } });
  expect(held).toMatchObject({ status: 409, body: { code: 'has_dependants' } });
  const second = await person.call(clients.create, { body: { name: 'Somebody else' } });
  const away = await person.answer(sites.update, { params: { id: other.id }, body: { clientId: second.id } });
  expect(away).toMatchObject({ status: 409, body: { issues: [{ path: 'clientId' }] } });
  await person.call(jobs.update, { params, body: { ...fields, siteId: null } });
  await person.call(jobs.remove, { params: { id: nextJobId ?? 0 } });
  expect((await person.answer(sites.remove, { params: { id: other.id } })).status).toBe(204);
  await expectCounted();
});

it('is refused to a job of another client, and where it is nobody’s', async () => {
  const { person, client, addSite, addJob } = await begin();
  const second = await person.call(clients.create, { body: { name: 'Somebody else' } });
  const theirs = await addSite('10 Mill Lane', second.id);
  const own = await addSite('9 Mill Lane');
  const job = await addJob({ siteId: own.id });
  const stranger = await begin();
  const foreign = await stranger.addSite('1 High Street');
  for (const siteId of [theirs.id, foreign.id, 1]) {
    const fields = { title: 'Boiler', clientId: client.id, siteId };
    const refused = { status: 400, body: { issues: [{ path: 'siteId' }] } };
    expect(await person.answer(jobs.create, { body: fields })).toMatchObject(refused);
    expect(await person.answer(jobs.update, { params: { id: job.id }, body: fields })).toMatchObject(refused);
  }
  const body = { title: 'Boiler', clientId: second.id };
  expect(await person.answer(jobs.update, { params: { id: job.id }, body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'siteId' }] },
  });
  expect((await stranger.person.answer(thread.ofSite, { params: { id: own.id } })).status).toBe(404);
});

it('is named on the papers of its jobs, while its client pays, and tells of them all', async () => {
  const { person, client, addSite, addJob } = await begin();
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street' } });
  const site = await addSite('9 Mill Lane\nLeeds');
  const job = await addJob({ siteId: site.id });
  await addJob();
  const line = {
    kind: 'labour',
    description: 'Visit',
    quantity: 1,
    unit: 'visit',
    unitPrice: 90,
    vat: 'o',
  } as const;
  const of = { clientId: client.id, jobId: job.id };
  const quote = await person.call(quotes.create, { body: { ...of, title: 'Boiler', lines: [line] } });
  const lined = await person.call(invoices.create, {
    body: { ...of, invoiceNumber: '1', lines: [line], dueDate: '2030-01-01' },
  });
  const plain = await person.call(invoices.create, {
    body: { ...of, invoiceNumber: '2', amount: 5, dueDate: '2030-01-01' },
  });
  const papers = await Promise.all([
    person.answer(quotes.pdf, { params: { id: quote.id } }),
    person.answer(invoices.pdf, { params: { id: lined.id } }),
    person.answer(invoices.pdf, { params: { id: plain.id } }),
  ]);
  for (const { bytes } of papers) {
    const { text } = await readPdf(bytes);
    expect(text).toContain('Mill Lettings');
    expect(text.match(/Work at: 9 Mill Lane, Leeds, LS1 4AB/g)).toHaveLength(1);
  }
  const to = `mill-${process.pid}@example.com`;
  await person.call(clients.update, {
    params: { id: client.id },
    body: { name: 'Mill Lettings', email: to },
  });
  await person.call(quotes.send, { params: { id: quote.id }, body: { to } });
  await person.call(invoices.send, { params: { id: lined.id }, body: { to } });
  const mails = await vi.waitFor(
    async () => {
      const found = await mailTo(system.services.inbox, to);
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const { body } of mails) expect(body.text).toMatch(/Work at:? *9 Mill Lane, Leeds, LS1 4AB/);
  const link = await person.call(invoices.link, { params: { id: lined.id } });
  const token = link.url.replace(/^.*#/, '');
  const seen = await system.nobody.call(routes.guest.open, { body: { token } });
  expect(seen).toMatchObject({ workAt: '9 Mill Lane, Leeds, LS1 4AB' });
  // An issued document doesn't change when the property's address does.
  await person.call(sites.update, { params: { id: site.id }, body: { address: '11 Mill Lane' } });
  const { bytes } = await person.answer(invoices.pdf, { params: { id: lined.id } });
  expect((await readPdf(bytes)).text).toContain('Work at: 9 Mill Lane');

  const due = addDays(today(), -3);
  const made = { kind: 'gas_safety', nextDue: due } as const;
  await person.call(certificates.create, { params: { id: job.id }, body: made });
  const standing = { nextDue: due, overdue: 1, openDefects: 0 };
  expect(await person.call(sites.get, { params: { id: site.id } })).toMatchObject(standing);
  expect(await person.call(sites.list, {})).toMatchObject([standing]);
  const all = await person.call(thread.ofSite, { params: { id: site.id } });
  expect(all).toMatchObject({
    jobs: [{ id: job.id }],
    quotes: [{ id: quote.id }],
    invoices: [{ id: plain.id }, { id: lined.id }],
    certificates: [{ kind: 'gas_safety', nextDue: due }],
    owed: 95,
  });
});

it('knows what issued certificates said of its appliances, which then stay', async () => {
  const { person, addSite, addJob } = await begin();
  const site = await addSite('9 Mill Lane');
  const params = { id: site.id };
  const add = (location: string) =>
    person.call(sites.addAppliance, { params, body: { kind: 'boiler', location } });
  const [boiler, other] = [await add('Loft'), await add('Cellar')];
  const { id } = await addJob({ siteId: site.id });
  const body = { source: 'written', kind: 'gas_safety', siteId: site.id } as const;
  const { id: certificateId } = await person.call(certificates.create, { params: { id }, body });
  const whole = wholeForms.gas_safety;
  const [row, ...rows] = whole.appliances as object[];
  const values = { ...whole, appliances: [{ ...row, applianceId: boiler.id }, ...rows] };
  const at = { id, certificateId };
  const history = (applianceId: number) => person.call(sites.history, { params: { ...params, applianceId } });
  const { hash, check } = await person.call(certificates.putValues, { params: at, body: { values } });
  expect(await history(boiler.id)).toEqual([]);
  const signatures = [
    { role: 'engineer', name: 'Alex Fitter', typed: true } as const,
    { role: 'customer', absent: true, reason: 'Nobody in' } as const,
  ];
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const issue = { hash: String(hash), signatures, warningsSeen };
  await person.call(certificates.issue, { params: at, body: issue });
  const told = [{ certificateId, jobId: id, kind: 'gas_safety', outcome: 'safe' }];
  const found = await history(boiler.id);
  expect(found).toMatchObject(told);
  expect(found[0]?.readings).toMatchObject({ safe: 'yes' });
  expect(found[0]?.readings).not.toHaveProperty('applianceId');
  expect(await history(other.id)).toEqual([]);
  const remove = (applianceId: number) =>
    person.answer(sites.removeAppliance, { params: { ...params, applianceId } });
  expect(await remove(boiler.id)).toMatchObject({ status: 409, body: { issues: [{ path: 'removedOn' }] } });
  expect((await remove(other.id)).status).toBe(204);
});

it('comes from a file with its client and tenant, once', async () => {
  const { person, client, expectCounted } = await begin();
  const flat = { clientName: 'mill lettings', address: 'Flat 1\n9 Mill Lane', postcode: 'ls14ab' };
  const rows = [
    { ...flat, tenantName: 'Tess', tenantPhone: '01632 960002', tenantEmail: 'tess@example.com' },
    { ...flat, clientName: 'North Agents', name: 'The mill' },
    flat,
  ];
  const first = await person.call(sites.import, { body: { rows } });
  expect(first.results).toEqual(['created', 'created', 'exists']);
  const [one, two, three] = first.ids ?? [];
  expect(three).toBe(one);
  expect(await person.call(sites.get, { params: { id: one ?? 0 } })).toMatchObject({
    ...{ postcode: 'LS1 4AB', tenure: 'private_let', client: { id: client.id } },
    contacts: [{ role: 'tenant', name: 'Tess', phone: '01632 960002', email: 'tess@example.com' }],
  });
  expect(await person.call(sites.get, { params: { id: two ?? 0 } })).toMatchObject({
    ...{ name: 'The mill', tenure: 'owner', client: { name: 'North Agents' } },
  });
  const again = await person.call(sites.import, { body: { rows } });
  expect(again).toEqual({ results: ['exists', 'exists', 'exists'], ids: first.ids });
  expect(await person.call(clients.list, {})).toHaveLength(2);
  await expectCounted();
  const wrong = await person.answer(sites.import, { body: { rows: [{ ...flat, postcode: 'LEEDS' }] } });
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'rows.0.postcode' }] } });
});

it('comes from a file with its appliances, a row for each, once', async () => {
  const { person, expectCounted } = await begin();
  const flat = { clientName: 'mill lettings', address: 'Flat 1\n9 Mill Lane', postcode: 'ls14ab' };
  const boiler = {
    kind: 'boiler',
    location: 'Loft',
    make: 'Ideal',
    model: 'Logic 30',
    serial: 'A1',
  } as const;
  const hob = { kind: 'hob', location: 'Kitchen', make: '' } as const;
  const other = { ...boiler, serial: 'B2' };
  const of = (appliance: object) => ({ ...flat, appliance });
  const rows = [of(boiler), of(hob), of({ ...boiler, make: 'IDEAL ' }), of(other)] as never[];
  const first = await person.call(sites.import, { body: { rows } });
  expect(first.results).toEqual(['created', 'created', 'exists', 'created']);
  const params = { id: first.ids?.[0] ?? 0 };
  expect(first.ids).toEqual([params.id, params.id, params.id, params.id]);
  const found = await person.call(sites.appliances, { params });
  expect(found.toReversed()).toMatchObject([boiler, { ...hob, make: null }, other]);
  expect((await person.call(sites.import, { body: { rows } })).results).toEqual(Array(4).fill('exists'));
  expect(await person.call(sites.appliances, { params })).toHaveLength(3);
  await expectCounted();
  const car = [of({ ...boiler, kind: 'car' })] as never[];
  const wrong = await person.answer(sites.import, { body: { rows: car } });
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'rows.0.appliance.kind' }] } });
});

import { addDays, londonDate } from '#shared/dates.ts';
import type { NewAppliance } from '#shared/sites/contract.ts';
import { at, dayMs } from './clock.ts';
import { demoFirmId, type Stores } from './stores.ts';

/** The letting agent's index in `demoClients`. */
const agent = 5;

const boiler = { kind: 'boiler', location: 'Kitchen', fuel: 'ng', flue: 'room_sealed' } as const;
const hob = { kind: 'hob', location: 'Kitchen', fuel: 'ng', flue: 'flueless', owner: 'landlord' } as const;

interface Let {
  address: string;
  tenant: string;
  /** When its safety record is due, in days from now. */
  dueIn: number;
  appliances: NewAppliance[];
}

const flats: Let[] = [
  { address: 'Flat 1, Tannery Court', tenant: 'Tenant of flat 1', dueIn: -9, appliances: [boiler, hob] },
  { address: 'Flat 2, Tannery Court', tenant: 'Tenant of flat 2', dueIn: 17, appliances: [boiler] },
  { address: 'Flat 3, Tannery Court', tenant: 'Tenant of flat 3', dueIn: 44, appliances: [boiler, hob] },
  { address: 'Flat 4, Tannery Court', tenant: 'Tenant of flat 4', dueIn: 203, appliances: [boiler] },
];

const makes = ['Exampleheat 24', 'Exampleheat 28', 'Sampleflow 30', 'Exampleheat 24'] as const;

/** The number of jobs they add. */
export const letJobs = flats.length + 1;

/** The stores of certificates, imported once the environment names the table. */
const loadForms = async () => {
  const [kept, starting, typing, issuing, opened] = await Promise.all([
    import('#functions/certificates/store.ts'),
    import('#functions/certificates/written/start.ts'),
    import('#functions/certificates/written/values.ts'),
    import('#functions/certificates/written/issue.ts'),
    import('#functions/dues/opened.ts'),
  ]);
  return { ...kept, ...starting, ...typing, ...issuing, ...opened };
};

const addLet = async (stores: Stores, { address, tenant, dueIn, appliances }: Let, n: number, of: Of) => {
  const { sites, appliances: kept, jobs, notOnce } = stores;
  const certificates = await loadForms();
  const { clientId, now } = of;
  const given = {
    ...{ clientId, address: `${address}\nExampleton`, postcode: 'EX1 1AB' },
    ...{
      kind: 'flat' as const,
      tenure: 'private_let' as const,
      access: 'Key safe by the bins. Stopcock under the sink.',
    },
    landlord: { name: 'The owners of Tannery Court', address: '1 Example Street\nExampleton' },
    contacts: [{ role: 'tenant', name: tenant, phone: `01632 9602${String(n).padStart(2, '0')}` }],
  } as const;
  const site = await sites.createSite(
    demoFirmId,
    { ...given, contacts: [...given.contacts] },
    { once: notOnce, standingsOf: [] },
  );
  for (const [index, appliance] of appliances.entries()) {
    const make = index === 0 ? { make: makes[n - 1] ?? null, serial: `EX-${1000 + n}` } : {};
    await kept.addAppliance({ firmId: demoFirmId, siteId: site.id }, { ...appliance, ...make }, notOnce);
  }
  const day = addDays(londonDate(now), dueIn - 365);
  const job = await jobs.createJob(
    demoFirmId,
    {
      title: 'Landlord gas safety record',
      clientId,
      siteId: site.id,
      status: 'completed',
      scheduledDate: day,
    },
    notOnce,
  );
  await certificates.createCertificate(
    { firmId: demoFirmId, jobId: job.id },
    { kind: 'gas_safety', number: `GS-${100 + n}`, nextDue: addDays(day, 365) },
    notOnce,
  );
  return site.id;
};

/** How many days ago its boiler was found unsafe: it is still not repaired. */
const foundDays = 6;

const warning = {
  visit: {
    ...{ engineerName: 'Robin Example', registration: '123456', licence: '7654321' },
    responsibleName: 'Tenant of flat 2',
  },
  situation: {
    ...{ appliance: 'Boiler', location: 'Kitchen', class: 'AR', fault: 'The flue is loose at the wall' },
    ...{ action: 'turned_off', permission: 'given', label: 'yes', noOnePresent: 'no', copyLeft: 'paper' },
  },
};

/** A visit that ended with a warning notice, written and signed on site. */
const addWarning = async (stores: Stores, siteId: number, { clientId, now }: Of) => {
  const { firms, jobs, notOnce } = stores;
  const forms = await loadForms();
  const day = londonDate(now);
  const visit = { title: 'No hot water', status: 'completed', scheduledDate: day } as const;
  const { id: jobId } = await jobs.createJob(demoFirmId, { ...visit, clientId, siteId }, notOnce);
  const begun = { source: 'written', kind: 'gas_warning', siteId, day } as const;
  const { id } = await forms.startForm({ firmId: demoFirmId, jobId }, begun, notOnce);
  const place = { firmId: demoFirmId, jobId, id };
  const { hash } = await forms.typeInto(place, { values: warning });
  const { data: firm } = await firms.firmEntity.get({ firmId: demoFirmId }).go();
  if (!firm || !hash) throw new Error('The demo has no firm yet');
  const signedAt = new Date(Date.now()).toISOString();
  const signed = (role: 'engineer' | 'customer', name: string) => ({
    role,
    name,
    typed: true as const,
    signedAt,
  });
  const signatures = [
    signed('engineer', warning.visit.engineerName),
    signed('customer', warning.visit.responsibleName),
  ];
  const { duesOpened } = forms;
  await forms.issueForm(firm, place, { hash, signatures, warningsSeen: [] }, { once: notOnce, duesOpened });
};

interface Of {
  clientId: number;
  /** Epoch milliseconds. */
  now: number;
}

/** A letting agent's flats, each with its tenant, its appliances and last year's record. */
export const addLets = async (stores: Stores, clients: readonly number[], now: number): Promise<void> => {
  const of = { clientId: clients[agent] ?? 0, now };
  const sites: number[] = [];
  for (const [index, flat] of flats.entries())
    sites.push(
      await at(now - (flats.length + foundDays - index) * dayMs, () => addLet(stores, flat, index + 1, of)),
    );
  const found = now - foundDays * dayMs;
  const [, second] = sites;
  if (second) await at(found, () => addWarning(stores, second, { ...of, now: found }));
};

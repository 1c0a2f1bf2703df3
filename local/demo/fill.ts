import { addLets, letJobs } from './certificates.ts';
import { demoClients } from './clients.ts';
import { at, dayMs, hourMs } from './clock.ts';
import { erase } from './erase.ts';
import { hireEvents, purchaseEvents, stockEvents } from './events.ts';
import { developed, picturedStories, shotsOf } from './photos.ts';
import { quoteEvents } from './quotes/events.ts';
import { jobsAgreed, quotesMade } from './quotes/offers.ts';
import { demoReceipts } from './receipts.ts';
import { photographed } from './slip-picture.ts';
import { demoEmail, demoFirmId, demoUserId, loadStores, type Stores } from './stores.ts';
import { storyEvents } from './story-events.ts';
import { demoCrews, demoTeam } from './team.ts';
import { addLeaveAndNotes, clockEvents } from './team-days.ts';
import { demoYear } from './year.ts';

const business = {
  tradingName: 'Demo Plumbing & Heating',
  legalName: 'Demo Plumbing & Heating Ltd',
  address: '12 Example Street\nExampleton\nEX1 1AA',
  phone: '01632 960099',
  email: demoEmail,
  paymentTermsDays: 30,
  bankName: 'Example Bank',
  sortCode: '00-00-00',
  accountNumber: '00000000',
};

const addUser = async ({ auth, founding, settings }: Stores, since: number): Promise<void> => {
  await at(since, async () => {
    await auth.saveIdentity({
      sub: demoUserId,
      email: demoEmail,
      emailVerified: true,
      firstName: 'Demo',
      lastName: 'Plumber',
    });
    await founding.foundFirst(demoUserId);
    await settings.updateBusiness(demoFirmId, business);
  });
};

const addClients = async ({ clients, notOnce }: Stores, since: number): Promise<number[]> => {
  const ids: number[] = [];
  for (const [index, client] of demoClients.entries()) {
    const add = () => clients.createClient(demoFirmId, client, notOnce);
    ids.push((await at(since + index * hourMs, add)).id);
  }
  return ids;
};

const beginAfresh = async (stores: Stores, since: number): Promise<number[]> => {
  await erase({ userId: demoUserId, firmId: demoFirmId, email: demoEmail });
  await addUser(stores, since);
  return addClients(stores, since);
};

const beginTrial = async ({ users, trial, memory, notOnce }: Stores): Promise<void> => {
  const { data } = await users.userEntity.get({ userId: demoUserId }).go({ consistent: true });
  // The demo may be filled repeatedly.
  if (data?.mailboxHash) await memory.trialMemory.delete({ mailboxHash: data.mailboxHash }).go();
  await trial.startTrial(demoUserId, demoFirmId, notOnce);
};

/** How far back the receipts go. */
const receiptsMs = 345 * dayMs;

/** The events of a year that ends at `now`. */
const plan = (now: number) => {
  const stories = demoYear(now);
  const since = Math.min(...stories.map(({ agreedAt }) => agreedAt)) - 2 * dayMs;
  const crews = demoCrews(stories, now);
  return {
    since,
    stories,
    crews,
    pictured: picturedStories(stories, now),
    team: demoTeam(since, now),
    bought: demoReceipts(now - receiptsMs, now),
  };
};

/** Refills the demo's account with a year that ends today. Returns the number of records of each kind. */
export const fillDemo = async (now: number) => {
  const stores = await loadStores();
  const { since, stories, crews, pictured, team, bought } = plan(now);
  const [pictures = [], clients] = await Promise.all([
    photographed(bought.map(({ slip }) => slip)),
    beginAfresh(stores, since),
  ]);
  const purchases = bought.flatMap((purchase, index) => {
    const picture = pictures[index];
    return picture ? { purchase, picture } : [];
  });
  const members: number[] = [];
  const around = { clients, members, pictures: await developed() };
  const past = [
    ...hireEvents(stores, team, members),
    ...clockEvents(stores, now, members),
    ...stories.flatMap((story, index) =>
      storyEvents(stores, story, crews[index] ?? [], pictured.has(story) ? shotsOf(story) : [], around),
    ),
    ...quoteEvents(stores, now, clients),
    ...stockEvents(stores, since + clients.length * hourMs, now),
    ...purchaseEvents(stores, purchases),
  ]
    .filter((event) => event.at <= now)
    .sort((a, b) => a.at - b.at);
  for (const event of past) await at(event.at, event.happen);
  await addLets(stores, clients, now);
  await addLeaveAndNotes(stores, members, now);
  await beginTrial(stores);
  const happened = (when: number | undefined) => when !== undefined && when <= now;
  return {
    clients: clients.length,
    employees: team.length,
    quotes: quotesMade,
    jobs: [stories.filter((story) => happened(story.agreedAt)).length, jobsAgreed, letJobs].reduce(
      (sum, count) => sum + count,
    ),
    invoices: stories.filter((story) => happened(story.invoice?.at)).length,
    receipts: purchases.length,
  };
};

export type Filled = Awaited<ReturnType<typeof fillDemo>>;

import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { recountedCertificates } from './certificates/recounted.ts';
import { recountedCrews } from './crews.ts';
import { recountedFigures } from './figures.ts';
import { recountedLedger } from './payments.ts';
import { recountedQuotes } from './quotes/recounted.ts';
import { recountedStock } from './stock.ts';
import { recountedTax } from './tax.ts';

type Item = Record<string, unknown>;

/** All items of one partition, as stored. */
const itemsAt = async (pk: string): Promise<Item[]> => {
  // Imported late: the table's address is known once the system has started.
  const { document } = await import('#functions/lib/table.ts');
  const items: Item[] = [];
  let from: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: process.env.TABLE_NAME,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    items.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return items;
};

/** Everything a firm owns. */
export const partitionOf = (firmId: FirmId): Promise<Item[]> => itemsAt(`firm#${firmId}`);

/** True for items of the feed of changes, and for leases of repairs. */
export const isOfFeed = ({ sk }: Item): boolean => /^(change|sync)#/.test(String(sk));

/** All of a firm's items without the feed. */
export const recordsOf = async (firmId: FirmId): Promise<Item[]> =>
  (await partitionOf(firmId)).filter((item) => !isOfFeed(item));

/** A user's items without their sessions, which record their last use. */
export const personalItems = async (userId: UserId): Promise<Item[]> =>
  (await itemsAt(`user#${userId}`)).filter(({ sk }) => !`${sk}`.startsWith('session#'));

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const tally = (items: Item[], test: (item: Item) => boolean) => items.filter(test).length;

/** A firm's counters: counted from its records (expected) and as stored (found). Zeros are left out. */
export const recounted = async (firmId: FirmId) => {
  const items = await partitionOf(firmId);
  const [clients, jobs, invoices, drafts] = ['client', 'job', 'invoice', 'invoiceDraft'].map((entity) =>
    kind(items, entity),
  );
  const byStatus = (status: string) => tally(jobs ?? [], (job) => job.status === status);
  const valid = (invoices ?? []).filter((invoice) => invoice.voidedAt === undefined);
  const paid = valid.filter((invoice) => invoice.status === 'paid');
  const ledger = recountedLedger(items);
  const expected = {
    clients: clients?.length ?? 0,
    jobs_pending: byStatus('pending'),
    jobs_in_progress: byStatus('in_progress'),
    jobs_completed: byStatus('completed'),
    jobs_cancelled: byStatus('cancelled'),
    invoicesOpen: valid.length - paid.length,
    invoicesPaid: paid.length,
    openPence: ledger.openPence,
    dueDaysPence: ledger.openPence,
    dueDaysCount: valid.length - paid.length,
    clientsPaidPence: ledger.paidPence,
    clientsOwedPence: ledger.openPence,
    numbers: invoices?.length ?? 0,
    paidPence: ledger.paidPence,
    clientSites: kind(items, 'site').length,
    sitesHeld: kind(items, 'site').length,
    siteAppliances: kind(items, 'appliance').length,
    siteJobs: tally(jobs ?? [], (job) => job.siteId !== undefined),
    clientJobs: jobs?.length ?? 0,
    clientInvoices: invoices?.length ?? 0,
    jobInvoices: tally(invoices ?? [], (invoice) => invoice.jobId !== undefined),
    clientDrafts: drafts?.length ?? 0,
    jobDrafts: tally(drafts ?? [], (draft) => draft.jobId !== undefined),
    jobNotes: kind(items, 'note').length,
    jobPhotos: kind(items, 'photo').length,
    prices: kind(items, 'price').length,
  };
  const parts = {
    ledger,
    stock: recountedStock(items),
    crews: recountedCrews(items),
    figures: recountedFigures(items),
    tax: recountedTax(items),
    quotes: recountedQuotes(items),
    certificates: recountedCertificates(items),
  };
  const partsOf = <S extends 'expected' | 'found'>(side: S) =>
    // Which names there are, fromEntries forgets.
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part[side]])) as {
      [Name in keyof typeof parts]: (typeof parts)[Name][S];
    };
  return {
    expected: { ...expected, ...partsOf('expected') },
    found: { ...foundIn(items), ...partsOf('found') },
  };
};

const sum = (items: Item[], name: string) =>
  items.reduce((total, item) => total + Number(item[name] ?? 0), 0);

const foundIn = (items: Item[]) => {
  const [counters = {}] = kind(items, 'counters');
  const counted = (name: string) => Number(counters[name] ?? 0);
  return {
    clients: counted('clients'),
    jobs_pending: counted('jobs_pending'),
    jobs_in_progress: counted('jobs_in_progress'),
    jobs_completed: counted('jobs_completed'),
    jobs_cancelled: counted('jobs_cancelled'),
    invoicesOpen: counted('invoicesOpen'),
    invoicesPaid: counted('invoicesPaid'),
    openPence: counted('openPence'),
    dueDaysPence: sum(kind(items, 'dueDay'), 'openPence'),
    dueDaysCount: sum(kind(items, 'dueDay'), 'openCount'),
    clientsPaidPence: sum(kind(items, 'client'), 'paidPence'),
    clientsOwedPence: sum(kind(items, 'client'), 'owedPence'),
    numbers: kind(items, 'invoiceNumber').filter(({ voidedAt }) => voidedAt === undefined).length,
    paidPence: sum(kind(items, 'revenue'), 'paidPence'),
    clientSites: sum(kind(items, 'client'), 'siteCount'),
    sitesHeld: kind(items, 'siteAt').length,
    siteAppliances: sum(kind(items, 'site'), 'applianceCount'),
    siteJobs: sum(kind(items, 'site'), 'jobCount'),
    clientJobs: sum(kind(items, 'client'), 'jobCount'),
    clientInvoices: sum(kind(items, 'client'), 'invoiceCount'),
    jobInvoices: sum(kind(items, 'job'), 'invoiceCount'),
    clientDrafts: sum(kind(items, 'client'), 'draftCount'),
    jobDrafts: sum(kind(items, 'job'), 'draftCount'),
    jobNotes: sum(kind(items, 'job'), 'noteCount'),
    jobPhotos: sum(kind(items, 'job'), 'photoCount'),
    prices: sum(kind(items, 'priceTotals'), 'prices'),
  };
};

/** Writes attributes directly to an item, for states that no call can create yet. `undefined` removes one. */
const setAt = async (Key: { pk: string; sk: string }, attributes: Item): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  const names = Object.keys(attributes);
  const isSet = (name: string) => attributes[name] !== undefined;
  const set = names.filter(isSet).map((name) => `#${name} = :${name}`);
  const gone = names.filter((name) => !isSet(name)).map((name) => `#${name}`);
  await document.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key,
      UpdateExpression: [set.length && `SET ${set.join(', ')}`, gone.length && `REMOVE ${gone.join(', ')}`]
        .filter(Boolean)
        .join(' '),
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...(set.length > 0 && {
        ExpressionAttributeValues: Object.fromEntries(
          names.filter(isSet).map((name) => [`:${name}`, attributes[name]]),
        ),
      }),
    }),
  );
};

/** The same on one of a firm's items. */
export const setItem = (firmId: FirmId, sk: string, attributes: Item): Promise<void> =>
  setAt({ pk: `firm#${firmId}`, sk }, attributes);

/** The same on the firm's own. */
export const setOnFirm = (firmId: FirmId, attributes: Item): Promise<void> =>
  setItem(firmId, 'firm', attributes);

/** The same on one of a person's items. */
export const setOnPerson = (userId: UserId, sk: string, attributes: Item): Promise<void> =>
  setAt({ pk: `user#${userId}`, sk }, attributes);

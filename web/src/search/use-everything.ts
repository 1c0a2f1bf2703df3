import { useMemo } from 'react';
import { crew } from '#shared/members/roles.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { isAmong, openTo } from '../allowed.ts';
import { usePagedList } from '../api/paged-list.ts';
import { useSignedInUser } from '../api/user.ts';
import { useCertificates } from '../data/certificates.ts';
import { useClients } from '../data/clients.ts';
import { useEmployees } from '../data/employees.ts';
import { useItems } from '../data/inventory.ts';
import { useInvoices } from '../data/invoices.ts';
import { useJobs } from '../data/jobs.ts';
import { usePrices } from '../data/prices.ts';
import { useQuotes } from '../data/quotes.ts';
import { useSites } from '../data/sites.ts';
import { entryFor, type Rows } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Kind, kinds } from './kinds.ts';

type Lists = { [K in Kind]: { rows: readonly Rows[K][] } };

const entriesOf = <K extends Kind>(kind: K, rows: readonly Rows[K][]): Entry[] =>
  rows.map((row) => entryFor(kind, row));

const useEntries = <K extends Kind>(kind: K, { rows }: Lists[K]): Entry[] =>
  useMemo(() => entriesOf(kind, rows), [kind, rows]);

interface Loaded {
  complete: boolean;
  stopped: boolean;
  error: Error | null;
  retry: () => void;
}

const searchable = (entries: Record<Kind, Entry[]>, lists: readonly Loaded[]) => ({
  entries,
  counts: Object.fromEntries(kinds.map((kind) => [kind, entries[kind].length])) as Record<Kind, number>,
  complete: lists.every(({ complete }) => complete),
  failed: lists.some(({ stopped, error }) => stopped || error !== null),
  retry: () => {
    for (const { stopped, error, retry } of lists) if (stopped || error) retry();
  },
});

export type Everything = ReturnType<typeof searchable>;

/**
 * Everything searchable, as far as loaded. These are the same queries as the places' lists, so nothing is fetched twice, and what
 * is stored on the device can be searched offline.
 */
export const useEverything = (): Everything => {
  const lists = {
    clients: useClients(),
    sites: useSites(),
    jobs: useJobs(),
    quotes: useQuotes(),
    invoices: useInvoices(),
    certificates: useCertificates(isAmong(useSignedInUser(), openTo('certificates.all', crew))),
    inventory: useItems(),
    prices: usePrices(),
    employees: useEmployees(),
    receipts: usePagedList(receiptsRoutes.list),
  };
  const entries = {
    clients: useEntries('clients', lists.clients),
    sites: useEntries('sites', lists.sites),
    jobs: useEntries('jobs', lists.jobs),
    quotes: useEntries('quotes', lists.quotes),
    invoices: useEntries('invoices', lists.invoices),
    certificates: useEntries('certificates', lists.certificates),
    inventory: useEntries('inventory', lists.inventory),
    prices: useEntries('prices', lists.prices),
    employees: useEntries('employees', lists.employees),
    receipts: useEntries('receipts', lists.receipts),
  };
  return searchable(entries, Object.values(lists));
};

const nothing = Object.fromEntries(kinds.map((kind) => [kind, [] as Entry[]])) as Record<Kind, Entry[]>;

/** What field workers can search: their own jobs. */
export const useOwnJobs = (): Everything => {
  const jobs = useJobs();
  return searchable({ ...nothing, jobs: useEntries('jobs', jobs) }, [jobs]);
};

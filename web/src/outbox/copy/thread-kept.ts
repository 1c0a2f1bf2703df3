import { type ClientThread, mostPapers } from '#shared/clients/thread.ts';
import { today } from '#shared/dates.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { Route } from '#shared/route.ts';
import { type ListPages, listOptions } from '../../api/paged-list.ts';
import type { Said } from '../database.ts';
import { readRows } from './rows.ts';

interface Paper {
  id: number;
  clientId: number;
  jobId?: number | null;
}

interface Kept {
  rows: Paper[];
  at: number;
}

const keptList = async (userId: string, route: Route): Promise<Kept | undefined> => {
  const said = await readRows(userId, listOptions(route).queryKey);
  return said && { rows: (said.data as ListPages<Paper>).pages.flatMap(({ rows }) => rows), at: said.at };
};

const owedOf = (invoices: ClientThread['invoices']): number =>
  toPounds(invoices.reduce((pence, { balance }) => pence + toPence(balance), 0));

/** Whose papers a key asks for: `[path, { id }, { jobId }?]`. */
const askedBy = ([, params, query]: readonly unknown[]) => ({
  clientId: Number((params as { id: unknown } | null)?.id),
  jobId: (query as { jobId?: string } | null)?.jobId,
});

/**
 * The papers of a client, or of one of their jobs, out of the lists that lie here, where the server was never asked for them. Undefined
 * where one of the lists is missing.
 */
export const threadKept = async (userId: string, queryKey: readonly unknown[]): Promise<Said | undefined> => {
  const { clientId, jobId } = askedBy(queryKey);
  const routes = [jobsRoutes.list, quotesRoutes.list, invoicesRoutes.drafts, invoicesRoutes.list];
  const lists = await Promise.all(routes.map((route) => keptList(userId, route)));
  const kept = lists.filter((list) => list !== undefined);
  if (kept.length < lists.length) return undefined;
  const isOf = (paper: Paper) =>
    paper.clientId === clientId &&
    (jobId === undefined || [String(paper.id), String(paper.jobId)].includes(jobId));
  const [jobs, quotes, drafts, invoices] = kept.map(({ rows }) => rows.filter(isOf)) as unknown as [
    ClientThread['jobs'],
    ClientThread['quotes'],
    ClientThread['drafts'],
    ClientThread['invoices'],
  ];
  const late = invoices.filter((invoice) => shownStatus(invoice, today()) === 'overdue');
  const told = { jobs, quotes, drafts, invoices };
  const most = Object.entries(told).map(([kind, rows]) => [kind, rows.slice(0, mostPapers)]);
  const more = Object.values(told).some(({ length }) => length > mostPapers);
  const data = {
    ...Object.fromEntries(most),
    statements: [],
    owed: owedOf(invoices),
    overdue: owedOf(late),
    more,
  };
  return { data, at: Math.min(...kept.map(({ at }) => at)) };
};

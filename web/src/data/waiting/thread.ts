import { clientsRoutes } from '#shared/clients/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { OverOne, OverRows, Row } from './laying.ts';

type Papers = Record<string, readonly Row[]>;
type ByPath = Record<string, Record<string, OverRows>>;

const kinds = [
  ['jobs', jobsRoutes.list.path],
  ['quotes', quotesRoutes.list.path],
  ['drafts', invoicesRoutes.drafts.path],
  ['invoices', invoicesRoutes.list.path],
] as const;

const none = {
  ...{ jobs: [], quotes: [], drafts: [], invoices: [], statements: [] },
  ...{ owed: 0, overdue: 0, more: false },
};

interface Named extends Row {
  clientId?: number;
  jobId?: number | null;
}

const isOf = ({ id, clientId, jobId }: Named, of: number, query: unknown): boolean => {
  const { jobId: job } = (query ?? {}) as { jobId?: string };
  return clientId === of && (job === undefined || [String(jobId), String(id)].includes(job));
};

/** The papers of a client, or of one of their jobs, with what waits of them; a client who waits has no others. */
export const threadOver =
  (byPath: ByPath, entry: Entry): OverOne =>
  (one, _entry, clientId, query) => {
    const isMade = entry.id === clientId && entry.route === `POST ${clientsRoutes.list.path}`;
    const papers = (one ?? (isMade ? none : undefined)) as Papers | undefined;
    if (!papers) return papers;
    const laid = kinds.flatMap(([kind, path]) => {
      const over = byPath[path]?.[entry.route];
      if (!over) return [];
      const before = papers[kind] ?? [];
      const known = new Set(before.map(({ id }) => id));
      const mine = over(before, entry, undefined).filter(
        (row) => known.has(row.id) || isOf(row, clientId, query),
      );
      return [[kind, mine] as const];
    });
    return { ...papers, ...Object.fromEntries(laid) };
  };

export const threadPath = clientsRoutes.thread.path;

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

const none = { jobs: [], quotes: [], drafts: [], invoices: [], owed: 0, overdue: 0, more: false };

interface Named {
  clientId?: number;
  jobId?: number | null;
}

const isOf = ({ body, id }: Entry, clientId: number, query: unknown): boolean => {
  const told = (body ?? {}) as Named;
  const { jobId } = (query ?? {}) as { jobId?: string };
  const isJob = jobId === undefined || [String(told.jobId), String(id)].includes(jobId);
  return told.clientId === clientId && isJob;
};

/** The papers of a client, or of one of their jobs, with what waits of them; a client who waits has no others. */
export const threadOver = (byPath: ByPath, entry: Entry): OverOne => {
  const found = kinds.find(([, path]) => byPath[path]?.[entry.route]);
  return (one, _entry, clientId, query) => {
    const isMade = entry.id === clientId && entry.route === `POST ${clientsRoutes.list.path}`;
    const papers = (one ?? (isMade ? none : undefined)) as Papers | undefined;
    if (!papers || !found) return papers;
    const [kind, path] = found;
    if (entry.route === `POST ${path}` && !isOf(entry, clientId, query)) return papers;
    return { ...papers, [kind]: byPath[path]?.[entry.route]?.(papers[kind] ?? [], entry, undefined) };
  };
};

export const threadPath = clientsRoutes.thread.path;

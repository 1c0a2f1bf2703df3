import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { routeKey } from '#shared/route.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { Knowledge } from '../../outbox/knowledge.ts';
import { tellWaiting, waitingNow } from '../../outbox/waiting.ts';
import { again, asEdit } from './again.ts';
import { clientsLaying } from './clients.ts';
import { describe } from './describe.ts';
import { inventoryLaying } from './inventory.ts';
import { invoicesLaying } from './invoices.ts';
import { doubtOf, jobsLaying } from './jobs.ts';
import type { Laying, OverOne, Row } from './laying.ts';
import { putting } from './put.ts';
import { quotesLaying } from './quotes.ts';
import { receiptsLaying } from './receipts.ts';
import { reopen } from './reopen.ts';
import { seenBy } from './seen.ts';
import { threadOver, threadPath } from './thread.ts';

const layings: Laying[] = [
  clientsLaying,
  jobsLaying,
  invoicesLaying,
  quotesLaying,
  inventoryLaying,
  receiptsLaying,
];
const rows = Object.assign({}, ...layings.map((laying) => laying.rows)) as NonNullable<Laying['rows']>;
const ones = Object.assign({}, ...layings.map((laying) => laying.ones)) as NonNullable<Laying['ones']>;
const replies = Object.assign({}, ...layings.map((laying) => laying.replies)) as Laying['replies'];

/** An entry of another build may hold what this one cannot lay: then it is left out, never the page. */
const orAsItWas = <T>(before: T, lay: () => T): T => {
  try {
    return lay();
  } catch {
    return before;
  }
};

const issue = routeKey(invoicesRoutes.issue);
/** What the server would not issue is a draft still. */
const isSeen = ({ route, state }: Entry): boolean => route !== issue || state !== 'refused';

const overRows: Knowledge['overRows'] = (path, before, entries, part) => {
  const byRoute = rows[path];
  if (!byRoute) return [...before];
  const laid = entries
    .filter(isSeen)
    .reduce(
      (all, entry) => orAsItWas(all, () => byRoute[entry.route]?.(all, entry, part) ?? all),
      before as readonly Row[],
    );
  return [...laid];
};

const overFor = (path: string, entry: Entry): OverOne | undefined =>
  path === threadPath ? threadOver(rows, entry) : ones[path]?.[entry.route];

const overOne: Knowledge['overOne'] = ([path, params, query], before, entries) => {
  const id = Number((params as { id?: unknown } | null)?.id);
  return entries
    .filter(isSeen)
    .reduce(
      (one, entry) => orAsItWas(one, () => overFor(String(path), entry)?.(one, entry, id, query) ?? one),
      before,
    );
};

const knowledge: Knowledge = {
  overRows,
  overOne,
  replyTo: (entry) => orAsItWas<unknown>({ id: entry.id }, () => replies[entry.route]?.(entry)),
  seen: seenBy(queryClient, { overRows, overOne }, () => waitingNow().entries),
  put: putting(queryClient),
  describe,
  doubt: doubtOf,
  reopen,
  again,
  asEdit,
};

/** Tells the outbox what it has to know about records. */
export const tellKnowledge = (): void => tellWaiting({ knowledge });

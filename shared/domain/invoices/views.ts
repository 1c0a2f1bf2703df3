import type { StatementQuery } from '../../invoices/statement.ts';
import { clientNamed } from '../clients/views.ts';
import { jobTitled } from '../jobs/titled.ts';
import type { Kind } from '../kinds.ts';
import { shownLetters } from '../letters/shown.ts';
import { idIn, queryIn, type Reader, type RecordOf, type ViewContext, type ViewEntry } from '../reader.ts';
import { nationFor } from './lateness.ts';
import {
  type Names,
  oneInvoice,
  shownClaim,
  shownCredit,
  shownDraft,
  shownDraftRow,
  shownInvoice,
} from './shown.ts';
import { statementOn } from './statement.ts';

const namesOf = (
  db: Reader,
  { clientId, jobId }: { clientId: number; jobId?: number | null | undefined },
): Names => ({ client: clientNamed(db, clientId), job: jobTitled(db, jobId) });

const besideOf = (db: Reader, { id, clientId, jobId, claimIds = [] }: RecordOf<'invoice'>) => {
  const client = db.get('client', clientId);
  const business = db.get('settings', 'all')?.business;
  return {
    debtor: { kind: client?.kind, nation: nationFor(client?.address, business) },
    payments: db.by('payment', 'invoiceId', id),
    claims: claimIds.flatMap((claimId) => db.get('claim', claimId) ?? []),
    completedAt: jobId ? db.get('job', jobId)?.completedAt : undefined,
  };
};

const one = (db: Reader, id: number, context: ViewContext) => {
  const invoice = db.get('invoice', id);
  if (!invoice) return null;
  return oneInvoice(invoice, { names: namesOf(db, invoice), ...besideOf(db, invoice) }, context);
};

const creditsOf = (db: Reader, id: number) => {
  const { creditIds = [] } = db.get('invoice', id) ?? {};
  const credits = creditIds.flatMap((creditId) => db.get('credit', creditId) ?? []);
  return db.get('invoice', id) ? credits.map((credit) => shownCredit(credit)).toReversed() : null;
};

const lettersOf = (db: Reader, id: number) =>
  db.get('invoice', id) ? shownLetters(db.by('letter', 'invoiceId', id)) : null;

const claimsOf = (db: Reader, id: number) => {
  const invoice = db.get('invoice', id);
  return invoice ? besideOf(db, invoice).claims.map(shownClaim).toReversed() : null;
};

const oneDraft = (db: Reader, id: number) => {
  const draft = db.get('draft', id);
  return draft ? shownDraft(draft, namesOf(db, draft)) : null;
};

const statementOf = (db: Reader, clientId: number, query: StatementQuery, today: string) => {
  if (!db.get('client', clientId)) return null;
  const invoices = db.by('invoice', 'clientId', clientId);
  return statementOn(today, { clientId, query }, { invoices, payments: db.all('payment') }).statement;
};

const named: readonly Kind[] = ['client', 'job'];

export const invoiceViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/invoices',
    needs: ['invoice', ...named],
    view: (db, _, context) =>
      db.all('invoice').map((invoice) => shownInvoice(invoice, namesOf(db, invoice), context)),
  },
  {
    route: 'GET /api/invoices/{id}',
    needs: ['invoice', 'payment', 'claim', 'settings', ...named],
    view: (db, input, context) => one(db, idIn(input), context),
  },
  {
    route: 'GET /api/invoices/{id}/credits',
    needs: ['invoice', 'credit'],
    view: (db, input) => creditsOf(db, idIn(input)),
  },
  {
    route: 'GET /api/invoices/{id}/letters',
    needs: ['invoice', 'letter'],
    view: (db, input) => lettersOf(db, idIn(input)),
  },
  {
    route: 'GET /api/invoices/{id}/claims',
    needs: ['invoice', 'claim'],
    view: (db, input) => claimsOf(db, idIn(input)),
  },
  {
    route: 'GET /api/invoices/drafts',
    needs: ['draft', ...named],
    view: (db) => db.all('draft').map((draft) => shownDraftRow(draft, namesOf(db, draft))),
  },
  {
    route: 'GET /api/invoices/drafts/{id}',
    needs: ['draft', ...named],
    view: (db, input) => oneDraft(db, idIn(input)),
  },
  {
    route: 'GET /api/clients/{id}/statement',
    needs: ['client', 'invoice', 'payment'],
    view: (db, input, { today }) => statementOf(db, idIn(input), queryIn<StatementQuery>(input), today),
  },
];

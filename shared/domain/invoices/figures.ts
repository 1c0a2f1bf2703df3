import { toPence } from '../../money.ts';
import type { Projection, Share } from '../mutation.ts';
import { balancePence, type Owed, receivedOf, receivedPence } from '../payments/ledger.ts';
import { projection } from '../projection.ts';
import { isBackdated } from '../taxed/backdated.ts';
import { sharesOfInvoice, type Taxed } from '../taxed/sales.ts';

/** The fields of an invoice that figures depend on. */
interface Counted extends Owed, Taxed {
  id: number;
  clientId: number;
  jobId?: number | null | undefined;
  dueDate: string;
  vat?: number | undefined;
  creditedVat?: number | undefined;
}

/** A void invoice is no sale, and is neither open nor paid. */
const unlessVoid =
  (shares: (invoice: Counted) => readonly Share[]) =>
  (record: object): readonly Share[] => {
    const invoice = record as Counted;
    return invoice.voidedAt ? [] : shares(invoice);
  };

const counters = unlessVoid((invoice): Share[] =>
  invoice.status === 'paid'
    ? [{ id: 'all', add: { invoicesPaid: 1 } }]
    : [{ id: 'all', add: { invoicesOpen: 1, openPence: balancePence(invoice) } }],
);

const months = unlessVoid((invoice) =>
  Object.entries(receivedOf(invoice)).map(([day, paidPence]) => ({
    id: day.slice(0, 7),
    add: { paidPence },
  })),
);

const dueDays = unlessVoid((invoice) =>
  invoice.status === 'paid'
    ? []
    : [{ id: invoice.dueDate, add: { openCount: 1, openPence: balancePence(invoice) } }],
);

const ofJob = unlessVoid((invoice) => {
  const { jobId, amount, vat = 0, credited = 0, creditedVat = 0 } = invoice;
  if (!jobId) return [];
  const invoicedPence = toPence(amount) - toPence(vat) - (toPence(credited) - toPence(creditedVat));
  return [{ id: String(jobId), add: { invoicedPence, receivedPence: receivedPence(invoice) } }];
});

/** Fees stay a cost of a void invoice. */
const feesOfJob = (record: object): readonly Share[] => {
  const { jobId, fees = {} } = record as Counted;
  const feePence = Object.values(fees).reduce((sum, pence) => sum + pence, 0);
  return jobId ? [{ id: String(jobId), add: { feePence } }] : [];
};

const ofClient = (record: object): readonly Share[] => {
  const invoice = record as Counted;
  const money = { paidPence: receivedPence(invoice), owedPence: balancePence(invoice) };
  return [{ id: String(invoice.clientId), add: { invoiceCount: 1, ...money } }];
};

const taxDays = (record: object): readonly Share[] => {
  const invoice = record as Counted;
  return sharesOfInvoice(invoice).map(({ day, sums }) => ({
    id: day,
    add: { ...sums, shares: 1, ...(isBackdated(invoice.id, day) && { backdated: 1 }) },
  }));
};

export const invoiceProjections: readonly Projection[] = [
  projection('figures.counters', 'invoice', counters),
  projection('figures.month', 'invoice', months),
  projection('figures.dueDay', 'invoice', dueDays),
  projection('figures.job', 'invoice', ofJob),
  projection('figures.job', 'invoice', feesOfJob),
  projection('figures.client', 'invoice', ofClient),
  projection('figures.taxDay', 'invoice', taxDays),
  projection('figures.client', 'draft', ({ clientId }) => [{ id: String(clientId), add: { draftCount: 1 } }]),
];

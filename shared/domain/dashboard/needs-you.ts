import { tenantCopyBy, tenantCopyToldDays } from '../../certificates/copy-rules.ts';
import { certificateName } from '../../certificates/kinds.ts';
import { addDays, daysBetween, londonDate } from '../../dates.ts';
import { daysLeft, endingTickets, ticketNames } from '../../employees/tickets.ts';
import { daysToWarnOf, toldFrom } from '../../filing/reminders.ts';
import { filedTaxes } from '../../filing/taxes.ts';
import { isLow } from '../../inventory/stock.ts';
import { daysOverdue } from '../../invoices/status.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { toPounds } from '../../money.ts';
import { oneLineAddress } from '../../one-line-address.ts';
import { isOnline } from '../../payments/methods.ts';
import { isAnswerable } from '../../quotes/status.ts';
import { invoiceStep, nextStep, quoteStep } from '../../thread/next-step.ts';
import { threadIn } from '../../thread/thread.ts';
import { holds } from '../certificates/holds.ts';
import { clientNamed } from '../clients/views.ts';
import { shownDraftRow, shownInvoice } from '../invoices/shown.ts';
import { jobTitled } from '../jobs/titled.ts';
import { jobShown } from '../jobs/views.ts';
import type { Kind } from '../kinds.ts';
import { balancePence } from '../payments/ledger.ts';
import { shownQuoteRow } from '../quotes/shown.ts';
import type { Reader, RecordOf, ViewContext } from '../reader.ts';

/** Why something waits for its owner, the most pressing first: so they are told. */
export const needReasons = [
  'bounced',
  'vat_check',
  'vat_return',
  'update_due',
  'hmrc_ends',
  'ticket_ends',
  'asked',
  'to_schedule',
  'to_invoice',
  'to_finish',
  'to_send',
  'tenant_copy',
  'overdue',
  'paid',
  'low_stock',
] as const;
export type NeedReason = (typeof needReasons)[number];

/** One thing that waits for its owner. */
export interface Need {
  reason: NeedReason;
  of:
    | ('quote' | 'job' | 'invoice' | 'draft' | 'client' | 'items' | 'vat' | 'update' | 'hmrc' | 'certificate')
    | 'employee';
  /** Of the record; of stock, how many items are low; of a VAT period or an update the digits of its last day. */
  id: number;
  /** A title or a number; of a VAT period or an update its last day; of a connection to HMRC its tax; of a ticket whose and which. */
  name: string;
  client: string | null;
  /** Pounds, where it is about money. */
  amount: number | null;
  /** Days overdue, of an invoice, a return, an update or a tenant's copy, or since a connection or a ticket ended; below nought, days that are left. */
  days: number;
  /** Reminders that went out. */
  reminded: number;
}

/** The kinds that have to be whole before this is believed. */
export const needsYouKinds: readonly Kind[] = [
  ...(['client', 'job', 'assignment', 'employee', 'quote', 'draft', 'invoice', 'payment'] as const),
  ...(['letter', 'item', 'vatPeriod', 'hmrcGrant', 'certificate', 'site'] as const),
];

/** A job that was done longer ago, in days, was settled elsewhere. */
const doneDays = 90;
/** How long after a reminder the next is due, in days. */
const remindDays = 7;
/** A statement that came back is told of for as long, in days. */
const statementDays = 30;
/** For how long money that came by itself is told of, in milliseconds. */
const paidMs = 24 * 60 * 60 * 1000;

const plain = { client: null, amount: null, days: 0, reminded: 0 };

interface Looking extends ViewContext {
  db: Reader;
}

const clientOf = (db: Reader, { clientId }: { clientId: number }): string | null =>
  clientNamed(db, clientId)?.name ?? null;

type InvoiceRecord = RecordOf<'invoice'>;

const isOwed = (invoice: InvoiceRecord): boolean => !invoice.voidedAt && balancePence(invoice) > 0;

const ofInvoice = ({ db, today }: Looking, invoice: InvoiceRecord, reason: NeedReason): Need => ({
  ...plain,
  reason,
  of: 'invoice',
  id: invoice.id,
  name: invoice.invoiceNumber,
  client: clientOf(db, invoice),
  amount: toPounds(balancePence(invoice)),
  days: daysOverdue(invoice.dueDate, today),
  reminded: invoice.reminderCount ?? 0,
});

const ofQuote = ({ db }: Looking, quote: RecordOf<'quote'>, reason: NeedReason): Need => ({
  ...plain,
  reason,
  of: 'quote',
  id: quote.id,
  name: quote.title,
  client: clientOf(db, quote),
  amount: quote.total,
});

const ofCertificate = ({ db }: Looking, certificate: RecordOf<'certificate'>, reason: NeedReason): Need => {
  const { id, number, jobId } = certificate;
  const job = db.get('job', jobId);
  const name = number ?? certificateName(certificate);
  return { ...plain, reason, of: 'certificate', id, name, client: job ? clientOf(db, job) : null };
};

/** Certificates of which the last letter to somebody came back. */
const bouncedCopies = (looking: Looking): Need[] => {
  const { db } = looking;
  const last = new Map<string, RecordOf<'letter'>>();
  for (const letter of db.all('letter')) {
    const key = `${letter.certificateId} ${letter.to.toLowerCase()}`;
    if (letter.certificateId !== null && !last.has(key)) last.set(key, letter);
  }
  return [...last.values()].flatMap(({ certificateId, trouble }): Need[] => {
    const certificate = trouble ? db.get('certificate', certificateId ?? 0) : undefined;
    return certificate && holds(certificate) ? [ofCertificate(looking, certificate, 'bounced')] : [];
  });
};

/** Records of lets that no tenant has been given yet, from a week before the law's last day. */
const tenantCopies = (looking: Looking): Need[] => {
  const { db, today } = looking;
  return db.all('certificate').flatMap((certificate): Need[] => {
    const site = certificate.siteId === null ? undefined : db.get('site', certificate.siteId);
    const by = site && tenantCopyBy(certificate, site);
    if (!by || today < addDays(by, -tenantCopyToldDays)) return [];
    const place = oneLineAddress(`${site.address}\n${site.postcode}`);
    const need = ofCertificate(looking, certificate, 'tenant_copy');
    return [{ ...need, name: place, days: daysBetween(by, today) }];
  });
};

/** Of each invoice and each client only the letter that went out last counts; of a quote its own step says it. */
const bouncedLetters = (looking: Looking): Need[] => {
  const { db, today } = looking;
  const seen = new Set<string>();
  const letters = db.all('letter').filter(({ quoteId, certificateId }) => !quoteId && !certificateId);
  return letters.flatMap(({ invoiceId, clientId, trouble, at, subject }): Need[] => {
    const key = `${invoiceId} ${clientId}`;
    const isLast = !seen.has(key);
    seen.add(key);
    if (!isLast || !trouble) return [];
    const invoice = invoiceId === null ? undefined : db.get('invoice', invoiceId);
    if (invoice) return isOwed(invoice) ? [ofInvoice(looking, invoice, 'bounced')] : [];
    const client = clientId === null ? null : clientNamed(db, clientId);
    if (!client || londonDate(at) < addDays(today, -statementDays)) return [];
    return [{ ...plain, reason: 'bounced', of: 'client', id: client.id, name: subject, client: client.name }];
  });
};

const quoteNeed = (looking: Looking, quote: RecordOf<'quote'>): NeedReason | null => {
  const { db, today } = looking;
  const { mailTrouble, askedAt, sentAt = '' } = quote;
  const names = { client: null, job: jobTitled(db, quote.jobId) };
  const [letter] = db.by('letter', 'quoteId', quote.id);
  if (isAnswerable(quote, today) && (mailTrouble || letter?.trouble)) return 'bounced';
  if (quote.status === 'sent' && askedAt && askedAt > sentAt) return 'asked';
  const step = quoteStep(shownQuoteRow(quote, names), today);
  return step && step !== 'wait' && step.act === 'send_quote' ? 'to_send' : null;
};

const ofQuotes = (looking: Looking): Need[] =>
  looking.db.all('quote').flatMap((quote) => {
    const reason = quoteNeed(looking, quote);
    return reason ? [ofQuote(looking, quote, reason)] : [];
  });

const isRecent = ({ completedAt, updatedAt }: RecordOf<'job'>, today: string): boolean =>
  daysBetween(londonDate(completedAt ?? updatedAt), today) <= doneDays;

const mayNeed = (job: RecordOf<'job'>, today: string): boolean =>
  isOpenJob(job.status)
    ? !(job.scheduledDate ?? job.startDate)
    : job.status === 'completed' && job.amount !== 0 && isRecent(job, today);

const threadOf = ({ db, ...context }: Looking, job: RecordOf<'job'>) => {
  const names = { client: null, job: null };
  return threadIn(
    {
      jobs: [jobShown(db, job)],
      quotes: db.by('quote', 'jobId', job.id).map((quote) => shownQuoteRow(quote, names)),
      drafts: db.by('draft', 'jobId', job.id).map((draft) => shownDraftRow(draft, names)),
      invoices: db.by('invoice', 'jobId', job.id).map((invoice) => shownInvoice(invoice, names, context)),
    },
    { jobId: job.id },
  );
};

/** What a job's thread comes to next, where that is its owner's and no visit of the calendar. */
const ofJobs = (looking: Looking): Need[] => {
  const { db, today } = looking;
  const reasons = { schedule_job: 'to_schedule', create_invoice: 'to_invoice' } as const;
  return db.all('job').flatMap((job): Need[] => {
    if (!mayNeed(job, today)) return [];
    const thread = threadOf(looking, job);
    const step = nextStep(thread, today);
    if (!step || step === 'wait' || !(step.act in reasons)) return [];
    const agreed = thread.quote?.status === 'accepted' ? thread.quote : null;
    return [
      {
        ...plain,
        reason: reasons[step.act as keyof typeof reasons],
        of: 'job',
        id: job.id,
        name: job.title,
        client: clientOf(db, job),
        amount: agreed?.total ?? job.amount,
      },
    ];
  });
};

const ofDrafts = ({ db }: Looking): Need[] =>
  db.all('draft').map((draft) => {
    const client = clientOf(db, draft);
    const name = jobTitled(db, draft.jobId)?.title ?? draft.workDescription ?? '';
    const what = { reason: 'to_finish', of: 'draft', id: draft.id, name, client } as const;
    return { ...plain, ...what, amount: draft.amount ?? null };
  });

const isAskedLately = ({ lastRemindedAt }: InvoiceRecord, today: string): boolean =>
  lastRemindedAt !== undefined && daysBetween(londonDate(lastRemindedAt), today) < remindDays;

const invoiceNeed = ({ today, now }: Looking, invoice: InvoiceRecord): NeedReason | null => {
  const shown = shownInvoice(invoice, { client: null, job: null }, { now, today });
  const step = isOwed(invoice) ? invoiceStep(shown, today) : null;
  if (!step || step === 'wait') return null;
  // Who opened it has it, however it came to them.
  if (step.act === 'send_invoice') return invoice.openedAt ? null : 'to_send';
  return step.act === 'remind_invoice' && !isAskedLately(invoice, today) ? 'overdue' : null;
};

const ofInvoices = (looking: Looking): Need[] =>
  looking.db.all('invoice').flatMap((invoice) => {
    const reason = invoiceNeed(looking, invoice);
    return reason ? [ofInvoice(looking, invoice, reason)] : [];
  });

/** Money that came by itself; what somebody wrote down they know of. */
const paidJustNow = (looking: Looking): Need[] => {
  const { db, now } = looking;
  return db.all('payment').flatMap(({ invoiceId, method, createdAt, amount }): Need[] => {
    if (!isOnline(method) || now - Date.parse(createdAt) > paidMs) return [];
    const invoice = db.get('invoice', invoiceId);
    return invoice ? [{ ...ofInvoice(looking, invoice, 'paid'), amount }] : [];
  });
};

const lowStock = ({ db }: Looking): Need[] => {
  const low = db.all('item').filter((item) => item.isActive && isLow(item));
  const [first] = low;
  return first ? [{ ...plain, reason: 'low_stock', of: 'items', id: low.length, name: first.name }] : [];
};

/** The return of a period that has ended, once it is near its due date, or if we don't know whether HMRC has it. */
const vatNeed = (
  { end, due, status, ours }: RecordOf<'vatPeriod'>,
  { today }: Looking,
): NeedReason | null => {
  if (ours === 'unknown') return 'vat_check';
  const isToFile = status === 'open' && (ours === null || ours === 'refused') && end < today;
  return isToFile && toldFrom(due) <= today ? 'vat_return' : null;
};

const ofVat = (looking: Looking): Need[] =>
  looking.db.all('vatPeriod').flatMap((period) => {
    const { end, due } = period;
    const reason = vatNeed(period, looking);
    const what = { of: 'vat', id: Number(end.replaceAll('-', '')), name: end } as const;
    return reason ? [{ ...plain, ...what, reason, days: daysBetween(due, looking.today) }] : [];
  });

/** The first update that HMRC does not have, once its quarter has ended and it is near its due date. */
const ofUpdates = ({ db, today }: Looking): Need[] =>
  db.all('hmrcGrant').flatMap(({ update }): Need[] => {
    if (!update || update.to >= today || toldFrom(update.dueBy) > today) return [];
    const { to: name, dueBy } = update;
    const id = Number(name.replaceAll('-', ''));
    return [{ ...plain, reason: 'update_due', of: 'update', id, name, days: daysBetween(dueBy, today) }];
  });

const nextDue = ({ db, today }: Looking, { tax, update }: RecordOf<'hmrcGrant'>): string | undefined =>
  tax === 'incomeTax'
    ? update?.dueBy
    : db
        .all('vatPeriod')
        .filter(({ status, due }) => status === 'open' && due >= today)
        .map(({ due }) => due)
        .sort()[0];

/** How many days ago a connection ended; below nought it is about to. */
const daysEnded = (looking: Looking, grant: RecordOf<'hmrcGrant'>): number | null => {
  const { endsAt, endedAt } = grant;
  // What works no longer has ended, be it only today.
  if (endedAt) return Math.max(1, daysBetween(endedAt.slice(0, 10), looking.today));
  const left = daysToWarnOf(endsAt, nextDue(looking, grant), looking.today);
  return left === null ? null : -left;
};

/** Connections that are about to end, or have. */
const ofConnections = (looking: Looking): Need[] =>
  looking.db.all('hmrcGrant').flatMap((grant): Need[] => {
    const days = daysEnded(looking, grant);
    const what = { of: 'hmrc', id: filedTaxes.indexOf(grant.tax), name: grant.tax } as const;
    return days === null ? [] : [{ ...plain, ...what, reason: 'hmrc_ends', days }];
  });

/** Whoever has a ticket that is about to end, or has: the one that ends first. */
const ofTickets = ({ db, today }: Looking): Need[] =>
  db.all('employee').flatMap((employee): Need[] => {
    const [first] = endingTickets(employee, today);
    if (!first) return [];
    const name = `${employee.firstName} ${employee.lastName}’s ${ticketNames[first.kind]}`;
    const what = { reason: 'ticket_ends', of: 'employee', id: employee.id, name } as const;
    return [{ ...plain, ...what, days: -daysLeft(first.endsOn, today) }];
  });

const order = (one: Need, other: Need): number =>
  needReasons.indexOf(one.reason) - needReasons.indexOf(other.reason) ||
  other.days - one.days ||
  one.id - other.id;

/** All that waits for its owner, the most pressing first, each record once. */
export const needsYou = (db: Reader, context: ViewContext): Need[] => {
  const looking: Looking = { db, now: context.now, today: context.today };
  const parts = [
    bouncedLetters,
    bouncedCopies,
    ofVat,
    ofUpdates,
    ofConnections,
    ofTickets,
    ofQuotes,
    ofJobs,
    ofDrafts,
    ofInvoices,
    paidJustNow,
    tenantCopies,
    lowStock,
  ];
  const needs = parts.flatMap((part) => part(looking)).sort(order);
  return [...new Map(needs.toReversed().map((need) => [`${need.of} ${need.id}`, need])).values()].sort(order);
};

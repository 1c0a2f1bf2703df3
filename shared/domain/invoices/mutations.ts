import type { AnyInput } from '../../call.ts';
import type { DisputeInput } from '../../invoices/disputes.ts';
import type { DraftUpdate, NewDraft } from '../../invoices/drafts.ts';
import { dueFrom } from '../../invoices/due-date.ts';
import type { InvoiceUpdate, NewInvoice } from '../../invoices/input.ts';
import type { LateTermsInput } from '../../invoices/late.ts';
import type { RemindInput } from '../../invoices/reminding.ts';
import type { SendInput } from '../../invoices/sending.ts';
import type { SendStatementInput } from '../../invoices/statement-letter.ts';
import { conflict, invalidField } from '../../kernel/refusal.ts';
import { applied } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import { addressed } from '../clients/addressed.ts';
import type { Apply, Change, MutationContext, MutationEntry } from '../mutation.ts';
import { marked } from '../payments/marking.ts';
import { openingOf } from '../payments/opening.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { ruled } from '../ruled.ts';
import {
  type GivenChange,
  heldByTaker,
  refuseFixed,
  refusePastCredits,
  stepsFor,
  withOwnNumber,
} from './changing.ts';
import { draftChanges, newDraft, partAfter } from './drafts.ts';
import { refuseVat } from './issuing.ts';
import { linesPartOf, withoutLines } from './lines.ts';
import { besideIssued, type IssuedOn, invoiceOn, issuedOn, markOf } from './made-on.ts';
import { taxOfAmount, taxOfChange } from './one-amount.ts';
import { onQuote } from './quotes.ts';
import {
  disputedBy,
  lateTermsBy,
  makeVoid,
  refuseNotDue,
  refuseToRemove,
  refuseVoid,
  remindedBy,
} from './standing.ts';
import { refuseTaken, stands } from './taken-off.ts';

type Invoice = RecordOf<'invoice'>;
type Draft = RecordOf<'draft'>;

const businessOn = (db: Reader) => db.get('settings', 'all')?.business ?? {};

/** The invoices that deduct this deposit and are still valid. */
const takersOn = (db: Reader, { takenOff = [] }: Invoice): Invoice[] =>
  takenOff.map(({ id }) => db.get('invoice', id)).filter((taker) => taker && stands(taker)) as Invoice[];

const create: Apply = (db, input, context) => {
  const { id: _, vatCode, ...given } = bodyIn<NewInvoice>(input);
  const { lines, amount } = given;
  const toIssue = { ...given, ofInvoice: context.newId };
  const issue = lines ? issuedOn(db, toIssue, lines, context.today) : undefined;
  if (lines && !issue) return undefined;
  if (!issue && amount === undefined) throw invalidField('amount', 'Required');
  const oneAmount = {
    amount: amount ?? 0,
    ...(vatCode && taxOfAmount(businessOn(db), amount ?? 0, vatCode, context.today)),
  };
  const fields = { ...withoutLines(given), ...(issue ? issue.fields : oneAmount) };
  return [
    change('invoice', undefined, invoiceOn(fields, issue, context)),
    ...(issue ? besideIssued(db, toIssue, { invoiceId: context.newId, issue, isNew: true }) : []),
  ];
};

interface Prepared {
  fields: object;
  issue?: IssuedOn | undefined;
  beside: readonly Change[];
}

const ofOneAmount = (
  db: Reader,
  current: Invoice,
  { vatCode, ...given }: GivenChange,
  today: string,
): Prepared | undefined => {
  const { lines } = given;
  if (!lines && given.amount === undefined) throw invalidField('amount', 'Required');
  refusePastCredits(current, given);
  const held = heldByTaker(current, given);
  if (held) refuseTaken(takersOn(db, current), held);
  if (!lines) {
    const tax = taxOfChange(businessOn(db), current, { ...given, vatCode });
    return { fields: { ...withoutLines(given), ...tax }, beside: [] };
  }
  const toIssue = { ...current, ...given, ofInvoice: current.id };
  const issue = issuedOn(db, toIssue, lines, today);
  if (!issue) return undefined;
  const beside = besideIssued(db, toIssue, { invoiceId: current.id, issue, isNew: false });
  return { fields: { ...withoutLines(given), ...issue.fields }, issue, beside };
};

const preparedOn = (db: Reader, current: Invoice, sent: GivenChange, today: string): Prepared | undefined => {
  const given = withOwnNumber(sent, current);
  refuseVoid(current);
  if (!current.issued) return ofOneAmount(db, current, given, today);
  const { vatCode, ...fields } = given;
  if (vatCode) throw invalidField('vatCode', 'Its lines say it: leave this out');
  refuseFixed(fields, current, current.issued);
  return { fields: withoutLines(fields), beside: [] };
};

const update: Apply = (db, input, context) => {
  const current = db.get('invoice', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...sent } = bodyIn<InvoiceUpdate>(input);
  const prepared = preparedOn(db, current, sent, context.today);
  if (!prepared) return undefined;
  const { status: asked, ...fields } = prepared.fields as Partial<Invoice>;
  const updatedAt = laterThan(current.updatedAt, context.at);
  const edited = applied(current, { ...fields, ...stepsFor(current, fields), updatedAt });
  const mark = markOf(current.id, context);
  const ledger = marked({
    ...{ current, edited, asked, at: updatedAt, newMark: mark },
    payments: db.by('payment', 'invoiceId', current.id),
    openings: openingOf(current).map(({ amount, paidOn }) => ({ ...mark(amount), paidOn })),
  });
  const after = applied(edited, { ...ledger.changes, issued: prepared.issue?.part(updatedAt) });
  const known = (id: number) => db.get('payment', id);
  return [
    change('invoice', current, after),
    ...ledger.gone.map((payment) => change('payment', payment, undefined)),
    ...ledger.put
      .filter(({ id }) => known(id))
      .map((payment) => change('payment', known(payment.id), payment)),
    ...prepared.beside,
  ];
};

const remove: Apply = (db, input) => {
  const current = db.get('invoice', idIn(input));
  if (!current) return undefined;
  const payments = db.by('payment', 'invoiceId', current.id);
  refuseToRemove(current, payments);
  refuseTaken(takersOn(db, current));
  return [
    change('invoice', current, undefined),
    ...payments.map((payment) => change('payment', payment, undefined)),
    ...db.by('letter', 'invoiceId', current.id).map((letter) => change('letter', letter, undefined)),
  ];
};

/** Applies a rule to an existing invoice. */
const changing =
  (
    changesOf: (
      current: Invoice,
      input: AnyInput,
      context: MutationContext,
      db: Reader,
    ) => Parameters<typeof applied<Invoice>>[1],
  ): Apply =>
  (db, input, context) => {
    const current = db.get('invoice', idIn(input));
    return current && [change('invoice', current, applied(current, changesOf(current, input, context, db)))];
  };

/** The same, for changes to fields that forms show. */
const editing = (changesOf: Parameters<typeof changing>[0]): Apply =>
  ruled(
    changing((current, input, context, db) => ({
      ...changesOf(current, input, context, db),
      updatedAt: laterThan(current.updatedAt, context.at),
    })),
  );

const reminders = editing((_, input) => ({ remindersOff: bodyIn<{ on: boolean }>(input).on ? null : true }));
const dispute = editing((current, input, { today }) =>
  disputedBy(current, bodyIn<DisputeInput>(input), today),
);
const settleDispute = editing(() => ({ disputedOn: null, disputeNote: null }));
const lateTerms = editing((current, input, _, db) =>
  lateTermsBy(current, bodyIn<LateTermsInput>(input), db.get('client', current.clientId)?.kind),
);

const voidIt = ruled(
  changing((current, input, { at, userId }, db) => {
    const { reason } = bodyIn<{ reason: string }>(input);
    const voided = makeVoid(current, { reason, by: userId, at: laterThan(current.updatedAt, at) });
    refuseTaken(takersOn(db, current));
    return voided;
  }),
);

/** The server decides whether and what to send. `updatedAt` stays, since no field that a form shows has changed. */
const sent = ruled(
  changing((current, _, { at, userId }) => {
    refuseVoid(current);
    return { sentAt: current.sentAt ? laterThan(current.sentAt, at) : at, sentBy: userId };
  }),
);

const mailedOut = ruled((db, input, context) => {
  const changes = sent(db, input, context);
  const { clientId } = db.get('invoice', idIn(input)) ?? {};
  const { to } = bodyIn<SendInput>(input);
  const client = clientId ? db.get('client', clientId) : undefined;
  return changes?.length ? [...changes, ...addressed(client, to, context.at)] : changes;
});

const claimKinds = { claim: 'late_pay', letter: 'letter_before_claim' } as const;

/** The claim that a reminder of this stage encloses: the newest, created today. */
const claimFor = (db: Reader, { claimIds = [] }: Invoice, stage: 'claim' | 'letter', today: string) => {
  const claims = claimIds.flatMap((id) => db.get('claim', id) ?? []);
  const claim = claims.findLast(({ kind, outcome }) => kind === claimKinds[stage] && !outcome);
  if (claim?.on !== today)
    throw conflict(stage === 'claim' ? 'Create the claim first, today' : 'Create the letter first, today');
  return claim;
};

const remind: Apply = (db, input, { at, today, userId }) => {
  const current = db.get('invoice', idIn(input));
  if (!current) return undefined;
  const { stage = 'ask', to } = bodyIn<RemindInput>(input);
  refuseNotDue(current, { stage }, today);
  const after = applied(current, remindedBy(current, { stage, by: userId }, at));
  const claim = stage === 'claim' || stage === 'letter' ? claimFor(db, current, stage, today) : undefined;
  const out = after.lastRemindedAt;
  return [
    change('invoice', current, after),
    ...(claim && out ? [change('claim', claim, { ...claim, sentAt: out, updatedAt: out })] : []),
    ...addressed(db.get('client', current.clientId), to, at),
  ];
};

const createDraft: Apply = (db, input, context) => {
  const { id: _, ...given } = bodyIn<NewDraft>(input);
  refuseVat(businessOn(db), given, context.today);
  const { draft, part } = newDraft(given, beginning(context));
  return [change('draft', undefined, { ...draft, ...part })];
};

const updateDraft: Apply = (db, input, { at, today }) => {
  const current = db.get('draft', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<DraftUpdate>(input);
  const part = partAfter(linesPartOf(current), given);
  refuseVat(businessOn(db), part, today);
  const changes = { ...draftChanges(given, part), updatedAt: laterThan(current.updatedAt, at) };
  return [change('draft', current, { ...applied(withoutLines(current) as Draft, changes), ...part })];
};

const removeDraft: Apply = (db, input) => {
  const current = db.get('draft', idIn(input));
  return current && [change('draft', current, undefined), ...onQuote(db, current)];
};

/** The fields of a draft that the invoice takes over. */
const ofDraft = (db: Reader, draft: Draft, today: string) => {
  const { userId, id, createdAt, updatedAt, hasLines, amount, dueDate, quoteId, ...fields } = draft;
  const due = dueDate ?? dueFrom(today, db.get('client', draft.clientId), businessOn(db));
  return { ...withoutLines(fields), dueDate: due };
};

const issue: Apply = (db, input, context) => {
  const draft = db.get('draft', idIn(input));
  if (!draft) return undefined;
  const { newId: invoiceId, today } = context;
  const toIssue = { ...draft, ofInvoice: invoiceId };
  const { lines, amount } = draft;
  const made = lines ? issuedOn(db, toIssue, lines, today) : undefined;
  if (lines && !made) return undefined;
  if (!made && amount === undefined) throw conflict('Add at least one item first');
  const fields = { ...ofDraft(db, draft, today), ...(made ? made.fields : { amount: amount ?? 0 }) };
  return [
    change('draft', draft, undefined),
    change('invoice', undefined, invoiceOn(fields, made, context)),
    ...(made ? besideIssued(db, toIssue, { invoiceId, issue: made, isNew: true }) : []),
    ...onQuote(db, draft, invoiceId),
  ];
};

/** The server sends the letter. */
const mailStatement: Apply = (db, input, { at }) =>
  addressed(db.get('client', idIn(input)), bodyIn<SendStatementInput>(input).to, at);

/** The server assigns the number and computes the pennies, so it shows only once it is sent. */
const credit: Apply = () => undefined;

const ofInvoice: MutationEntry['subject'] = (input) => `invoice/${idIn(input)}`;
const ofThisDraft: MutationEntry['subject'] = (input) => `draft/${idIn(input)}`;

/** The client and the job, which may themselves still be queued. */
const named: MutationEntry['needs'] = (input) => {
  const { clientId, jobId } = bodyIn<{ clientId?: number; jobId?: number | null }>(input);
  return [...(clientId ? [`client/${clientId}`] : []), ...(jobId ? [`job/${jobId}`] : [])];
};

export const invoiceMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/invoices',
    subject: (_, { newId }) => `invoice/${newId}`,
    needs: named,
    apply: ruled(create),
  },
  { route: 'PUT /api/invoices/{id}', subject: ofInvoice, needs: named, apply: ruled(update) },
  { route: 'DELETE /api/invoices/{id}', subject: ofInvoice, apply: ruled(remove) },
  { route: 'PUT /api/invoices/{id}/reminders', subject: ofInvoice, apply: reminders },
  { route: 'PUT /api/invoices/{id}/dispute', subject: ofInvoice, apply: dispute },
  { route: 'DELETE /api/invoices/{id}/dispute', subject: ofInvoice, apply: settleDispute },
  { route: 'PUT /api/invoices/{id}/late', subject: ofInvoice, apply: lateTerms },
  { route: 'POST /api/invoices/{id}/void', subject: ofInvoice, apply: voidIt },
  { route: 'POST /api/invoices/{id}/credits', subject: ofInvoice, apply: credit },
  { route: 'POST /api/invoices/{id}/send', subject: ofInvoice, apply: mailedOut },
  { route: 'POST /api/invoices/{id}/sent', subject: ofInvoice, apply: sent },
  { route: 'POST /api/invoices/{id}/remind', subject: ofInvoice, apply: ruled(remind) },
  {
    route: 'POST /api/invoices/drafts',
    subject: (_, { newId }) => `draft/${newId}`,
    needs: named,
    apply: ruled(createDraft),
  },
  { route: 'PUT /api/invoices/drafts/{id}', subject: ofThisDraft, needs: named, apply: ruled(updateDraft) },
  { route: 'DELETE /api/invoices/drafts/{id}', subject: ofThisDraft, apply: removeDraft },
  {
    route: 'POST /api/invoices/drafts/{id}/issue',
    ...{ subject: ofThisDraft, apply: ruled(issue), refuses: issue },
  },
  {
    route: 'POST /api/clients/{id}/statement/send',
    subject: (input) => `client/${idIn(input)}`,
    apply: mailStatement,
  },
];

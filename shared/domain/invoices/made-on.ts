import { canonicalJson } from '../../kernel/canonical.ts';
import type { Line } from '../../lines/line.ts';
import { ownNameOf } from '../../own-name.ts';
import { beginning, change } from '../changed.ts';
import type { Change, MutationContext } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';
import {
  answersOf,
  fieldsIssued,
  type IssuedBetween,
  issuingOf,
  partIssued,
  refuseUnlawful,
  refuseVat,
  type ToIssue,
} from './issuing.ts';
import { newInvoice } from './new-invoice.ts';
import type { IssuedPart } from './shown.ts';
import { stands, takenOffBy, takingsIn } from './taken-off.ts';

type Invoice = RecordOf<'invoice'>;
type Payment = RecordOf<'payment'>;

/** A placeholder, not a real id: the server assigns ids to marks. */
const notYet = -1;

/** The payment that marks an invoice paid, as shown on the device until the server records it. */
export const markOf =
  (invoiceId: number, { userId, at, today }: MutationContext) =>
  (amount: number): Payment => ({
    ...beginning({ userId, newId: notYet, at }),
    ...{ invoiceId, amount, method: 'marked', paidOn: today },
  });

const betweenOn = (db: Reader, { clientId, jobId }: ToIssue): IssuedBetween | undefined => {
  const [client, settings, profile] = [
    db.get('client', clientId),
    db.get('settings', 'all'),
    db.get('profile', 'all'),
  ];
  if (!client || !settings || !profile) return undefined;
  const ownName = ownNameOf(profile);
  const answered = jobId ? db.get('job', jobId)?.reverseCharge : undefined;
  return { seller: { business: settings.business, ownName }, client, answered };
};

/** As stored: without undefined and null fields. */
const asKept = (part: IssuedPart): IssuedPart => JSON.parse(canonicalJson(part)) as IssuedPart;

/**
 * What an invoice issued on a device stores; undefined if the device lacks the client or the seller. Throws if the law doesn't
 * allow it.
 */
export const issuedOn = (db: Reader, given: ToIssue, lines: Line[], today: string) => {
  const between = betweenOn(db, given);
  if (!between) return undefined;
  refuseVat(between.seller.business, { ...given, lines }, today);
  const issuing = issuingOf(between, given, lines, today);
  refuseUnlawful(issuing);
  return {
    fields: fieldsIssued(issuing),
    answers: answersOf(given, between),
    part: (at: string) => asKept(partIssued(issuing, at)),
  };
};
export type IssuedOn = NonNullable<ReturnType<typeof issuedOn>>;

/** The changes to the deposit invoices that these lines deduct. */
const onDeposits = (db: Reader, invoiceId: number, given: ToIssue): Change[] => {
  const ids = new Set((given.lines ?? []).flatMap(({ source }) => source?.invoice ?? []));
  return [...ids].flatMap((id) => {
    const deposit = db.get('invoice', id);
    const takings = takingsIn(given, id);
    if (!deposit || takings.length === 0) return [];
    const others = (deposit.takenOff ?? []).filter((taking) => {
      const taker = db.get('invoice', taking.id);
      return taker && stands(taker);
    });
    return [
      change('invoice', deposit, { ...deposit, ...takenOffBy(deposit, others, { invoiceId, takings }) }),
    ];
  });
};

/** The change to a job that remembers the reverse charge answers given for its invoice. */
const onJob = (db: Reader, { jobId }: ToIssue, { answers }: IssuedOn): Change[] => {
  const job = jobId ? db.get('job', jobId) : undefined;
  return job && answers ? [change('job', job, { ...job, reverseCharge: answers })] : [];
};

/** The changes to other records when an invoice is issued: its deposits and, if it is new, its job. */
export const besideIssued = (
  db: Reader,
  given: ToIssue,
  { invoiceId, issue, isNew }: { invoiceId: number; issue: IssuedOn; isNew: boolean },
): Change[] => [...onDeposits(db, invoiceId, given), ...(isNew ? onJob(db, given, issue) : [])];

/** A new invoice on a device. Its number follows from the server unless one is given. */
export const invoiceOn = (
  input: Omit<Parameters<typeof newInvoice>[0], 'invoiceNumber'> & { invoiceNumber?: string | undefined },
  issue: IssuedOn | undefined,
  context: MutationContext,
): Invoice => {
  const named = { ...input, invoiceNumber: input.invoiceNumber ?? '' };
  const { invoice } = newInvoice(named, beginning(context), markOf(context.newId, context));
  return { ...invoice, ...(issue && { issued: issue.part(context.at) }) };
};

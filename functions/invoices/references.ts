import { countOnClient } from '#functions/clients/references.ts';
import { countOnJob } from '#functions/jobs/references.ts';
import { conflict } from '#functions/lib/errors.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { balancePence, type Owed, receivedPence } from '#shared/domain/payments/ledger.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import { numberGuard } from './entity.ts';

/** What an invoice points to, what it is called, and what its client has paid by it. */
interface Links extends Owed {
  id: number;
  clientId: number;
  jobId?: number | null | undefined;
  invoiceNumber: string;
}

const numberTaken = (invoiceNumber: string) => () => {
  const message = `Invoice number ${invoiceNumber} is taken`;
  return conflict(message, [{ path: 'invoiceNumber', message }], 'number_taken');
};

interface Linking {
  /** What is thrown if another invoice has the number. */
  taken?: (() => Error) | undefined;
  /** It was a draft, which is counted no more; a transaction may touch an item once. */
  wasDraft?: boolean | undefined;
  /** About the reverse charge: the job remembers them. */
  answers?: ReverseChargeAnswers | null | undefined;
}

const countLinks = (
  userId: string,
  invoice: Links,
  delta: 1 | -1,
  { wasDraft, answers }: Linking = {},
): Write[] => {
  const { clientId, jobId } = invoice;
  const counts = { invoiceCount: delta, ...(wasDraft && { draftCount: -1 }) };
  return [
    countOnClient(userId, clientId, {
      ...counts,
      paidPence: delta * receivedPence(invoice),
      owedPence: delta * balancePence(invoice),
    }),
    ...(jobId ? [countOnJob(userId, jobId, clientId, counts, answers)] : []),
  ];
};

/** Holds an invoice's number for it; `taken` is thrown if another one has it. */
export const holdNumber = (
  userId: string,
  { invoiceNumber, id }: Pick<Links, 'invoiceNumber' | 'id'>,
  taken: (() => Error) | undefined,
): Write => {
  const guard = numberGuard.create({ userId, invoiceNumber, invoiceId: id });
  return write(guard, taken ?? numberTaken(invoiceNumber));
};

/** Counts a new invoice on its client and job and holds its number. */
export const link = (userId: string, invoice: Links, linking: Linking = {}): Write[] => [
  holdNumber(userId, invoice, linking.taken),
  ...countLinks(userId, invoice, 1, linking),
];

/** Takes all of that back, but for a number that has to stay taken in its series: `voidedAt` says since when. */
export const unlink = (userId: string, invoice: Links, voidedAt: string | undefined): Write[] => {
  const { invoiceNumber } = invoice;
  const guard = voidedAt
    ? numberGuard.patch({ userId, invoiceNumber }).set({ voidedAt })
    : numberGuard.delete({ userId, invoiceNumber });
  return [write(guard), ...countLinks(userId, invoice, -1)];
};

const recountJob = (userId: string, before: Links, after: Links): Write[] =>
  (before.jobId ?? 0) === (after.jobId ?? 0)
    ? []
    : [
        ...(before.jobId ? [countOnJob(userId, before.jobId, before.clientId, { invoiceCount: -1 })] : []),
        ...(after.jobId ? [countOnJob(userId, after.jobId, after.clientId, { invoiceCount: 1 })] : []),
      ];

/** What an invoice's client has paid more, and owes more, by what became of it; less than nothing where it is less. */
export const differenceFor = (before: Owed, after: Owed) => ({
  paidPence: receivedPence(after) - receivedPence(before),
  owedPence: balancePence(after) - balancePence(before),
});

const recountClient = (userId: string, before: Links, after: Links): Write[] => {
  const difference = differenceFor(before, after);
  return difference.paidPence === 0 && difference.owedPence === 0
    ? []
    : [countOnClient(userId, after.clientId, difference)];
};

/** Only what differs: a transaction may touch an item once. */
export const relink = (userId: string, before: Links, after: Links): Write[] => {
  const writes: Write[] = [];
  if (before.invoiceNumber !== after.invoiceNumber) {
    const { invoiceNumber, id } = after;
    writes.push(
      write(numberGuard.delete({ userId, invoiceNumber: before.invoiceNumber })),
      write(numberGuard.create({ userId, invoiceNumber, invoiceId: id }), numberTaken(invoiceNumber)),
    );
  }
  if (before.clientId !== after.clientId)
    return [...writes, ...countLinks(userId, before, -1), ...countLinks(userId, after, 1)];
  return [...writes, ...recountClient(userId, before, after), ...recountJob(userId, before, after)];
};

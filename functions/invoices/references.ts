import { countOnJob } from '#functions/jobs/references.ts';
import { conflict } from '#functions/lib/errors.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import { numberGuard } from './entity.ts';

/** What an invoice points to, and what it is called. */
interface Links {
  id: number;
  clientId: number;
  jobId?: number | null | undefined;
  invoiceNumber: string;
}

const numberTaken = (invoiceNumber: string) => () => {
  const message = `Invoice number ${invoiceNumber} is already used`;
  return conflict(message, [{ path: 'invoiceNumber', message }], 'number_taken');
};

interface Linking {
  /** What is thrown if another invoice has the number. */
  taken?: (() => Error) | undefined;
  /** It was a draft, which its job counts no more; a transaction may touch an item once. */
  wasDraft?: boolean | undefined;
  /** About the reverse charge: the job remembers them. */
  answers?: ReverseChargeAnswers | null | undefined;
}

const onItsJob = (
  userId: string,
  { clientId, jobId }: Links,
  delta: 1 | -1,
  { wasDraft, answers }: Linking = {},
): Write[] => {
  const counts = { invoiceCount: delta, ...(wasDraft && { draftCount: -1 }) };
  return jobId ? [countOnJob(userId, jobId, clientId, counts, answers)] : [];
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

/** Counts a new invoice on its job and holds its number. */
export const link = (userId: string, invoice: Links, linking: Linking = {}): Write[] => [
  holdNumber(userId, invoice, linking.taken),
  ...onItsJob(userId, invoice, 1, linking),
];

/** Takes all of that back, but for a number that has to stay taken in its series: `voidedAt` says since when. */
export const unlink = (userId: string, invoice: Links, voidedAt: string | undefined): Write[] => {
  const { invoiceNumber } = invoice;
  const guard = voidedAt
    ? numberGuard.patch({ userId, invoiceNumber }).set({ voidedAt })
    : numberGuard.delete({ userId, invoiceNumber });
  return [write(guard), ...onItsJob(userId, invoice, -1)];
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
  const isSame = before.clientId === after.clientId && (before.jobId ?? 0) === (after.jobId ?? 0);
  return isSame ? writes : [...writes, ...onItsJob(userId, before, -1), ...onItsJob(userId, after, 1)];
};

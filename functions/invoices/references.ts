import { countOnJob } from '#functions/jobs/references.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { numberGuard } from '#functions/numbering/guards.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import { conflict } from '#shared/kernel/refusal.ts';

/** What an invoice refers to, and its number. */
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
  /** Makes the error to throw if another invoice has the number. */
  taken?: (() => Error) | undefined;
  /** It was a draft, so its job counts one draft fewer. Passed in here because a transaction may touch an item only once. */
  wasDraft?: boolean | undefined;
  /** The answers about the reverse charge, which the job remembers. */
  answers?: ReverseChargeAnswers | null | undefined;
}

const onItsJob = (
  firmId: FirmId,
  { clientId, jobId }: Links,
  delta: 1 | -1,
  { wasDraft, answers }: Linking = {},
): Write[] => {
  const counts = { invoiceCount: delta, ...(wasDraft && { draftCount: -1 }) };
  return jobId ? [countOnJob(firmId, jobId, clientId, counts, answers)] : [];
};

/** Reserves an invoice's number; throws `taken` if another invoice has it. */
export const holdNumber = (
  firmId: FirmId,
  { invoiceNumber, id }: Pick<Links, 'invoiceNumber' | 'id'>,
  taken: (() => Error) | undefined,
): Write => {
  const guard = numberGuard.create({ firmId, invoiceNumber, invoiceId: id });
  return write(guard, taken ?? numberTaken(invoiceNumber));
};

/** Counts a new invoice on its job and reserves its number. */
export const link = (firmId: FirmId, invoice: Links, linking: Linking = {}): Write[] => [
  holdNumber(firmId, invoice, linking.taken),
  ...onItsJob(firmId, invoice, 1, linking),
];

/** Undoes `link`, except that a number from a consecutive series stays taken; `voidedAt` is when it was voided. */
export const unlink = (firmId: FirmId, invoice: Links, voidedAt: string | undefined): Write[] => {
  const { invoiceNumber } = invoice;
  const guard = voidedAt
    ? numberGuard.patch({ firmId, invoiceNumber }).set({ voidedAt })
    : numberGuard.delete({ firmId, invoiceNumber });
  return [write(guard), ...onItsJob(firmId, invoice, -1)];
};

/** Writes only what changed, because a transaction may touch an item only once. */
export const relink = (firmId: FirmId, before: Links, after: Links): Write[] => {
  const writes: Write[] = [];
  if (before.invoiceNumber !== after.invoiceNumber) {
    const { invoiceNumber, id } = after;
    writes.push(
      write(numberGuard.delete({ firmId, invoiceNumber: before.invoiceNumber })),
      write(numberGuard.create({ firmId, invoiceNumber, invoiceId: id }), numberTaken(invoiceNumber)),
    );
  }
  const isSame = before.clientId === after.clientId && (before.jobId ?? 0) === (after.jobId ?? 0);
  return isSame ? writes : [...writes, ...onItsJob(firmId, before, -1), ...onItsJob(firmId, after, 1)];
};

import { countOnJob } from '#functions/jobs/references.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { numberGuard } from '#functions/numbering/guards.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import { conflict } from '#shared/kernel/refusal.ts';

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
  firmId: FirmId,
  { clientId, jobId }: Links,
  delta: 1 | -1,
  { wasDraft, answers }: Linking = {},
): Write[] => {
  const counts = { invoiceCount: delta, ...(wasDraft && { draftCount: -1 }) };
  return jobId ? [countOnJob(firmId, jobId, clientId, counts, answers)] : [];
};

/** Holds an invoice's number for it; `taken` is thrown if another one has it. */
export const holdNumber = (
  firmId: FirmId,
  { invoiceNumber, id }: Pick<Links, 'invoiceNumber' | 'id'>,
  taken: (() => Error) | undefined,
): Write => {
  const guard = numberGuard.create({ firmId, invoiceNumber, invoiceId: id });
  return write(guard, taken ?? numberTaken(invoiceNumber));
};

/** Counts a new invoice on its job and holds its number. */
export const link = (firmId: FirmId, invoice: Links, linking: Linking = {}): Write[] => [
  holdNumber(firmId, invoice, linking.taken),
  ...onItsJob(firmId, invoice, 1, linking),
];

/** Takes all of that back, but for a number that has to stay taken in its series: `voidedAt` says since when. */
export const unlink = (firmId: FirmId, invoice: Links, voidedAt: string | undefined): Write[] => {
  const { invoiceNumber } = invoice;
  const guard = voidedAt
    ? numberGuard.patch({ firmId, invoiceNumber }).set({ voidedAt })
    : numberGuard.delete({ firmId, invoiceNumber });
  return [write(guard), ...onItsJob(firmId, invoice, -1)];
};

/** Only what differs: a transaction may touch an item once. */
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

import { useRef } from 'react';
import * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import { lines, optional } from '#shared/fields.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Late } from '#shared/invoices/late.ts';
import { textLimits } from '#shared/limits.ts';
import { formatPounds, roundToPence } from '#shared/money.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { claimLabels as labels, lateTexts as texts } from './texts.ts';
import { useClaim } from './use-late.ts';

const shape = z.strictObject({ note: optional(lines(textLimits.address)) });

interface Props {
  invoice: OneInvoice;
  late: Late;
  onClose: () => void;
  /** Called once it is created, to open the email that encloses it. */
  onWritten: () => void;
}

const neverRead = () => Promise.reject(new Error('A new claim has no other version'));

/** What is left after paid claims. */
const amountOf = ({ claims }: OneInvoice, late: Late): number => {
  const paid = claims.filter(({ outcome }) => outcome === 'paid');
  const before = paid.reduce((sum, each) => sum + each.interest + each.compensation - each.paidBefore, 0);
  return roundToPence(Math.max(0, (late.total ?? 0) - before));
};

/** Asks the user to confirm the amount before creating a claim. */
export function ClaimForm({ invoice, late, onClose, onWritten }: Props) {
  const claim = useClaim(invoice.id);
  const amount = amountOf(invoice, late);
  const written = useRef(false);
  const record = useRecordForm<OneInvoice, z.input<typeof shape>, z.output<typeof shape>>({
    keptAs: `claim/${invoice.id}`,
    shape,
    opened: null,
    toValues: () => ({ note: '' }),
    readNow: neverRead,
    save: async ({ note }) => {
      await claim({ kind: 'late_pay', amount, note });
      written.current = true;
    },
    onClose: () => (written.current ? onWritten() : onClose()),
  });
  return (
    <RecordDialog
      title={texts.claimTitle(invoice.invoiceNumber)}
      action={texts.claimSum(formatPounds(amount))}
      record={record}
      labels={labels}
    >
      <p className="text-muted">{texts.claimHint}</p>
      <div className="-mx-4">
        <Facts>
          <Fact name={`${texts.interest}, ${texts.interestOf(late.days, late.rate)}`}>
            {formatPounds(late.interest ?? 0)}
          </Fact>
          <Fact name={texts.compensation}>{formatPounds(late.compensation)}</Fact>
          <Fact name={texts.rests} width="full">
            {`${formatDate(late.from)} – ${formatDate(late.asOf)}. ${late.source}`}
          </Fact>
        </Facts>
      </div>
      <Field label={labels.note} error={record.form.formState.errors.note?.message}>
        <TextArea {...record.form.register('note')} rows={2} autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}

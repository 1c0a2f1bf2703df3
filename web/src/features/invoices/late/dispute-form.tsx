import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { type DisputeInput, disputeInput } from '#shared/invoices/disputes.ts';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { disputeLabels as labels, lateTexts as texts } from './texts.ts';
import { useDispute } from './use-late.ts';

type Values = z.input<typeof disputeInput>;

interface Props {
  invoice: OneInvoice;
  onClose: () => void;
}

const neverRead = () => Promise.reject(new Error('A dispute has no other version'));

/** Records that a customer disputes an invoice, since when, and why. */
export function DisputeForm({ invoice, onClose }: Props) {
  const dispute = useDispute(invoice.id);
  const record = useRecordForm<OneInvoice, Values, DisputeInput>({
    keptAs: `dispute/${invoice.id}`,
    shape: disputeInput,
    opened: null,
    toValues: () => ({ on: today(), note: '' }),
    readNow: neverRead,
    save: dispute,
    onClose,
  });
  const { register, formState } = record.form;
  return (
    <RecordDialog
      title={texts.disputeTitle(invoice.invoiceNumber)}
      action={texts.save}
      record={record}
      labels={labels}
    >
      <p className="text-muted">{texts.disputeHint}</p>
      <Field label={labels.on} required error={formState.errors.on?.message}>
        <DateInput {...register('on')} />
      </Field>
      <Field label={labels.note} error={formState.errors.note?.message}>
        <TextArea {...register('note')} rows={3} autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { type DisputeInput, disputeInput } from '#shared/invoices/disputes.ts';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { invoiceQuery } from '../../../data/invoices.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import type { useAddress } from '../use-address.ts';
import { ClaimForm } from './claim-form.tsx';
import { LetterForm } from './letter-form.tsx';
import { disputeLabels as labels, lateTexts as texts } from './texts.ts';
import { useDispute } from './use-late.ts';

type Values = z.input<typeof disputeInput>;

interface Props {
  invoice: OneInvoice;
  onClose: () => void;
}

const neverRead = () => Promise.reject(new Error('A dispute has no other version'));

/** Records that a customer disputes an invoice, since when, and why. */
function DisputeForm({ invoice, onClose }: Props) {
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

/** The forms about a late invoice, opened by the URL. */
export default function LateForms({ address }: { address: ReturnType<typeof useAddress> }) {
  const { disputing, claiming, lettering, closeForm } = address;
  const id = disputing ?? claiming ?? lettering ?? 0;
  const { data: invoice } = useQuery(invoiceQuery(id));
  if (!invoice) return null;
  if (disputing !== null) return <DisputeForm invoice={invoice} onClose={closeForm} />;
  if (lettering !== null)
    return (
      <LetterForm invoice={invoice} onClose={closeForm} onWritten={() => address.enclose(id, 'letter')} />
    );
  return invoice.late ? (
    <ClaimForm
      invoice={invoice}
      late={invoice.late}
      onClose={closeForm}
      onWritten={() => address.enclose(id, 'claim')}
    />
  ) : null;
}

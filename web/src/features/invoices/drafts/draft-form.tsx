import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Draft } from '#shared/invoices/drafts.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { useSplit } from '../../../components/widths.ts';
import { useVatCode } from '../../../data/vat-code.ts';
import { sumsNow } from '../../../forms/lines/line-sum.ts';
import { type LinesValues, typedLine } from '../../../forms/lines/line-values.ts';
import { LinesEditor } from '../../../forms/lines/lines-editor.tsx';
import { ReverseChargeFields, type TaxedValues } from '../../../forms/lines/reverse-charge-fields.tsx';
import { texts as lineTexts } from '../../../forms/lines/texts.ts';
import { ClientField, type PartyForm } from '../../../forms/party/client-field.tsx';
import { JobField } from '../../../forms/party/job-field.tsx';
import { usePartyNames } from '../../../forms/party/use-names.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { MoreFields } from '../more-fields.tsx';
import { PaperBeside } from '../paper-beside.tsx';
import { PayTo } from '../paper-edge.tsx';
import { labels } from '../texts.ts';
import { useDueDate } from '../use-due-date.ts';
import type { InvoiceForm } from '../use-invoice-form.ts';
import { newDraft, readable, valuesOf } from './draft-values.ts';
import { draftLabels, texts } from './texts.ts';
import { type DraftFormState, useDraftForm } from './use-draft-form.ts';

/** Saves an invoice with lines without issuing it. */
function SaveDraft({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  return (
    <button
      type="submit"
      disabled={busy}
      onClick={onSave}
      className="min-h-13 rounded-control bg-next-raised px-3 font-strong disabled:opacity-60 lg:min-h-12"
    >
      {texts.save}
    </button>
  );
}

interface Props {
  draft: Draft | null;
  clientId?: number | null;
  job?: Job | undefined;
  /** Above a new one's fields: the switch between one amount and lines. */
  above?: React.ReactNode;
  onClose: (saved: Draft | null, issue: boolean) => void;
}

/** The form of an invoice with lines, laid out as the document. It is saved as a draft; issuing assigns its number. */
export function DraftForm({ draft, clientId = null, job, above, onClose }: Props) {
  const { business } = useSignedInUser();
  const vat = useVatCode();
  const [first] = useState(() =>
    newDraft({ business, clientId, job, firstLine: (text) => typedLine(text, vat) }),
  );
  const { issueNext, ...record } = useDraftForm({ draft, first, toValues: valuesOf, onClose });
  const { form } = record;
  const names = usePartyNames();
  const isSplit = useSplit();
  return (
    <RecordDialog
      title={draft ? texts.edit : texts.create}
      action={texts.create}
      onAction={() => issueNext(true)}
      record={record}
      labels={draftLabels}
      readable={(name, value) => readable(name, value, names)}
      also={<SaveDraft busy={record.busy} onSave={() => issueNext(false)} />}
      total={useTotal(form)}
      {...(isSplit && { beside: <PaperBeside form={form as unknown as InvoiceForm} hasLines /> })}
    >
      {above}
      <Fields form={form} isNew={draft === null} />
    </RecordDialog>
  );
}

const useTotal = ({ control }: DraftFormState) => {
  const [lines, pricesInclude, discount] = useWatch({
    control,
    name: ['lines', 'pricesInclude', 'discount'],
  });
  const { vat, total } = sumsNow({ lines, pricesInclude, discount } as LinesValues);
  return { label: vat > 0 ? lineTexts.totalWithVat : lineTexts.total, pounds: total };
};

function Fields({ form, isNew }: { form: DraftFormState; isNew: boolean }) {
  // The fields that a draft shares with an invoice for one amount have the same names and types.
  const shared = form as unknown as InvoiceForm;
  const party = form as unknown as PartyForm;
  useDueDate(form as unknown as Parameters<typeof useDueDate>[0], isNew);
  const { errors } = form.formState;
  // Reuses the answers of the job's last invoice.
  const takeAnswers = ({ reverseCharge }: Job) => {
    if (reverseCharge && !form.getValues('reverseCharge'))
      form.setValue('reverseCharge', reverseCharge, { shouldDirty: true });
  };
  return (
    <>
      <LinesEditor form={form as unknown as UseFormReturn<LinesValues>} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:not-split:grid-cols-2">
        <ClientField form={party} />
        <JobField form={party} onChosen={takeAnswers} />
        <Field label={labels.dueDate} error={errors.dueDate?.message}>
          <DateInput {...form.register('dueDate')} />
        </Field>
      </div>
      <ReverseChargeFields form={form as unknown as UseFormReturn<TaxedValues>} />
      <Field label={labels.workDescription} error={errors.workDescription?.message}>
        <TextArea {...form.register('workDescription')} rows={2} autoCapitalize="sentences" />
      </Field>
      <div>
        <MoreFields form={shared} />
        <PayTo />
      </div>
    </>
  );
}

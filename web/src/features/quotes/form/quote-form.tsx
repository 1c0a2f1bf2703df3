import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Job } from '#shared/jobs/contract.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { useSplit } from '../../../components/widths.ts';
import { sumsNow } from '../../../forms/lines/line-sum.ts';
import type { LinesValues } from '../../../forms/lines/line-values.ts';
import { LinesEditor } from '../../../forms/lines/lines-editor.tsx';
import { ReverseChargeFields, type TaxedValues } from '../../../forms/lines/reverse-charge-fields.tsx';
import { texts as lineTexts } from '../../../forms/lines/texts.ts';
import { ClientField, type PartyForm } from '../../../forms/party/client-field.tsx';
import { JobField } from '../../../forms/party/job-field.tsx';
import { usePartyNames } from '../../../forms/party/use-names.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { formTexts, labels, texts } from '../texts.ts';
import { PaperBeside } from './paper-beside.tsx';
import { newQuote, readable } from './quote-values.ts';
import { TermsFields } from './terms-fields.tsx';
import { type QuoteFormState, useQuoteForm } from './use-quote-form.ts';

interface Props {
  quote: Quote | null;
  clientId?: number | null;
  job?: Job | undefined;
  onClose: (saved: Quote | null, sendNow: boolean) => void;
}

/** A quote's form, on a desktop with its document beside it. */
export function QuoteForm({ quote, clientId = null, job, onClose }: Props) {
  const { business } = useSignedInUser();
  const [first] = useState(() => newQuote({ clientId, job, usual: business }));
  const record = useQuoteForm({ quote, first, onClose });
  const names = usePartyNames();
  const isSplit = useSplit();
  return (
    <RecordDialog
      title={quote ? texts.edit : texts.create}
      action={texts.send}
      onAction={() => record.sendNext(true)}
      record={record}
      labels={labels}
      readable={(name, value) => readable(name, value, names)}
      also={
        <button
          type="submit"
          disabled={record.busy}
          onClick={() => record.sendNext(false)}
          className="min-h-13 rounded-control bg-next-raised px-3 font-strong disabled:opacity-60 lg:min-h-12"
        >
          {texts.save}
        </button>
      }
      total={useTotal(record.form)}
      {...(isSplit && { beside: <PaperBeside form={record.form} number={quote?.number ?? null} /> })}
    >
      <Fields form={record.form} />
    </RecordDialog>
  );
}

const useTotal = ({ control }: QuoteFormState) => {
  const [lines, pricesInclude, discount] = useWatch({
    control,
    name: ['lines', 'pricesInclude', 'discount'],
  });
  const { vat, total } = sumsNow({ lines, pricesInclude, discount } as LinesValues);
  return { label: vat > 0 ? lineTexts.totalWithVat : lineTexts.total, pounds: total };
};

function Fields({ form }: { form: QuoteFormState }) {
  // Each part of the form handles its own fields, which have the same names and types in every form.
  const party = form as unknown as PartyForm;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:not-split:grid-cols-2">
        <ClientField form={party} />
        <JobField form={party} />
      </div>
      <Field label={labels.title} required hint={formTexts.titleHint} error={errors.title?.message}>
        <TextInput {...register('title')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <LinesEditor form={form as unknown as UseFormReturn<LinesValues>} extras />
      <ReverseChargeFields form={form as unknown as UseFormReturn<TaxedValues>} />
      <Field label={labels.validUntil} error={errors.validUntil?.message}>
        <DateInput {...register('validUntil')} />
      </Field>
      <Field label={labels.message} error={errors.message?.message}>
        <TextArea {...register('message')} autoCapitalize="sentences" />
      </Field>
      <TermsFields form={form} />
    </>
  );
}

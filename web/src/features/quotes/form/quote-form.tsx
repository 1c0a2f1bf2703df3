import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Job } from '#shared/jobs/contract.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { useWide } from '../../../components/use-wide.ts';
import type { LinesValues } from '../../../forms/lines/line-values.ts';
import { LinesEditor } from '../../../forms/lines/lines-editor.tsx';
import { ReverseChargeFields, type TaxedValues } from '../../../forms/lines/reverse-charge-fields.tsx';
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

/** The form of a quote, on a desktop with its paper beside it. */
export function QuoteForm({ quote, clientId = null, job, onClose }: Props) {
  const [first] = useState(() => newQuote({ clientId, job }));
  const record = useQuoteForm({ quote, first, onClose });
  const names = usePartyNames();
  const isWide = useWide();
  return (
    <RecordDialog
      title={quote ? texts.edit : texts.create}
      action={texts.send}
      onAction={() => record.sendNext(true)}
      record={record}
      labels={labels}
      readable={(name, value) => readable(name, value, names)}
      also={
        <Button
          type="submit"
          variant="secondary"
          disabled={record.busy}
          onClick={() => record.sendNext(false)}
        >
          {texts.save}
        </Button>
      }
      {...(isWide && { beside: <PaperBeside form={record.form} number={quote?.number ?? null} /> })}
    >
      <Fields form={record.form} />
    </RecordDialog>
  );
}

function Fields({ form }: { form: QuoteFormState }) {
  // Each part of the form works on the fields that it knows, which have the same names and shapes in every form.
  const party = form as unknown as PartyForm;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid content-start gap-4 sm:grid-cols-2">
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

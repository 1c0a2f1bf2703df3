import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { londonDate } from '#shared/dates.ts';
import { date, requiredLine } from '#shared/fields.ts';
import { agreements, debtors } from '#shared/invoices/claims.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { textLimits } from '#shared/limits.ts';
import { namesCompany } from '#shared/uk/company-name.ts';
import { Field } from '../../../components/field.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { letterLabels as labels, lateTexts as texts } from './texts.ts';
import { useClaim } from './use-late.ts';

const shape = z.strictObject({
  debtor: z.enum(debtors),
  how: z.enum(agreements),
  on: date,
  words: requiredLine(textLimits.address),
});
type Values = z.input<typeof shape>;

interface Props {
  invoice: OneInvoice;
  onClose: () => void;
  /** Called once it is created, to open the email that encloses it. */
  onWritten: () => void;
}

const neverRead = () => Promise.reject(new Error('A new letter has no other version'));

/** Asks for the content of a letter before claim, and creates it. */
export function LetterForm({ invoice, onClose, onWritten }: Props) {
  const claim = useClaim(invoice.id);
  const written = useRef(false);
  const record = useRecordForm<OneInvoice, Values, Values>({
    keptAs: `letter-before/${invoice.id}`,
    shape,
    opened: null,
    toValues: () => ({
      debtor: namesCompany(invoice.client?.name ?? '') ? 'company' : 'individual',
      how: 'written',
      on: invoice.workStartDate ?? londonDate(invoice.createdAt),
      words: '',
    }),
    readNow: neverRead,
    save: async ({ debtor, ...agreement }) => {
      await claim({ kind: 'letter_before_claim', debtor, agreement });
      written.current = true;
    },
    onClose: () => (written.current ? onWritten() : onClose()),
  });
  const { register, formState, control, setValue } = record.form;
  const [debtor, how] = useWatch({ control, name: ['debtor', 'how'] });
  return (
    <RecordDialog
      title={texts.letterTitle(invoice.invoiceNumber)}
      action={texts.writeLetter}
      record={record}
      labels={labels}
    >
      <p className="text-muted">{texts.letterHint}</p>
      <div className="grid gap-1.5">
        <p className="font-strong">{texts.who}</p>
        <Segmented
          label={texts.who}
          value={debtor}
          segments={debtors.map((value) => ({ value, label: texts.debtors[value] }))}
          onChange={(value) => setValue('debtor', value, { shouldDirty: true })}
        />
        <p className="text-small text-muted">
          {debtor === 'individual' ? texts.waitsIndividual : texts.waitsCompany}
        </p>
      </div>
      <div className="grid gap-1.5">
        <p className="font-strong">{texts.how}</p>
        <Segmented
          label={texts.how}
          value={how}
          segments={agreements.map((value) => ({ value, label: texts.hows[value] }))}
          onChange={(value) => setValue('how', value, { shouldDirty: true })}
        />
      </div>
      <Field label={labels.on} required error={formState.errors.on?.message}>
        <DateInput {...register('on')} />
      </Field>
      <Field
        label={how === 'written' ? texts.writtenWords : texts.spokenWords}
        required
        error={formState.errors.words?.message}
      >
        <TextInput {...register('words')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}

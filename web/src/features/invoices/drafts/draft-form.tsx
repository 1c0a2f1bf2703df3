import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#shared/invoices/drafts.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { SheetBody, SheetFooter } from '../../../components/sheet.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { useVatCode } from '../../../data/vat-code.ts';
import { BothVersions } from '../../../forms/both-versions.tsx';
import { type LinesValues, typedLine } from '../../../forms/lines/line-values.ts';
import { LinesEditor } from '../../../forms/lines/lines-editor.tsx';
import { ReverseChargeFields, type TaxedValues } from '../../../forms/lines/reverse-charge-fields.tsx';
import { ClientField, type PartyForm } from '../../../forms/party/client-field.tsx';
import { JobField } from '../../../forms/party/job-field.tsx';
import { labels } from '../texts.ts';
import type { InvoiceForm } from '../use-invoice-form.ts';
import { WorkFields } from '../work-fields.tsx';
import { newDraft, valuesOf } from './draft-values.ts';
import { texts } from './texts.ts';
import { useDifferences } from './use-differences.ts';
import { type DraftFormState, useDraftForm } from './use-draft-form.ts';

interface Props {
  draft: Draft | null;
  clientId?: number | null;
  job?: Job | undefined;
  /** What stands above the fields of a new one: the switch between one amount and lines. */
  above?: React.ReactNode;
  onClose: (saved: Draft | null, issue: boolean) => void;
}

/** The form of an invoice with lines. It is kept as a draft; issuing gives it its number. */
export function DraftForm({ draft, clientId = null, job, above, onClose }: Props) {
  const { paymentTermsDays } = useSignedInUser().business;
  const vat = useVatCode();
  const [first] = useState(() =>
    newDraft({ paymentTermsDays, clientId, job, firstLine: (text) => typedLine(text, vat) }),
  );
  const record = useDraftForm({ draft, first, toValues: valuesOf, onClose });
  const differences = useDifferences(record);
  const { form, newer } = record;
  return (
    <Dialog open onClose={record.close} unsaved={record.unsaved} title={draft ? texts.edit : texts.create}>
      <form noValidate onSubmit={record.submit} className="flex min-h-0 flex-1 flex-col">
        <SheetBody className="grid content-start gap-4">
          {newer && (
            <BothVersions
              differences={differences}
              onKeepMine={newer.keepMine}
              onUseTheirs={newer.takeTheirs}
            />
          )}
          {above}
          <Fields form={form} />
        </SheetBody>
        <Footer record={record} />
      </form>
    </Dialog>
  );
}

function Footer({ record }: { record: ReturnType<typeof useDraftForm> }) {
  const { busy, issueNext } = record;
  return (
    <SheetFooter>
      <Radix.Close asChild>
        <Button variant="quiet">Cancel</Button>
      </Radix.Close>
      <Button type="submit" variant="secondary" disabled={busy} onClick={() => issueNext(false)}>
        {texts.save}
      </Button>
      <Button type="submit" busy={busy} busyLabel="Saving..." onClick={() => issueNext(true)}>
        {texts.issue}
      </Button>
    </SheetFooter>
  );
}

function Fields({ form }: { form: DraftFormState }) {
  // The fields that a draft shares with an invoice of one amount have the same names and shapes in both.
  const shared = form as unknown as InvoiceForm;
  const party = form as unknown as PartyForm;
  const { errors } = form.formState;
  // What was answered on the job's last invoice need not be asked again.
  const takeAnswers = ({ reverseCharge }: Job) => {
    if (reverseCharge && !form.getValues('reverseCharge'))
      form.setValue('reverseCharge', reverseCharge, { shouldDirty: true });
  };
  return (
    <>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <ClientField form={party} />
        <JobField form={party} onChosen={takeAnswers} />
        <Field label={labels.dueDate} error={errors.dueDate?.message}>
          <DateInput {...form.register('dueDate')} />
        </Field>
      </div>
      <LinesEditor form={form as unknown as UseFormReturn<LinesValues>} />
      <ReverseChargeFields form={form as unknown as UseFormReturn<TaxedValues>} />
      <details className="group">
        <summary className="min-h-11 cursor-pointer py-2.5 font-strong">{texts.more}</summary>
        <div className="grid gap-4 pt-2">
          <WorkFields form={shared} />
          <Field label={labels.notes} error={errors.notes?.message}>
            <TextArea {...form.register('notes')} />
          </Field>
        </div>
      </details>
    </>
  );
}

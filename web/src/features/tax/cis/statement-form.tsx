import { useState } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import { type CisMonthInput, cisMonthInput } from '#shared/tax/cis.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { taxMonthEnd, taxMonthsOf } from '#shared/uk/cis-calendar.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import { useCall } from '../../../api/use-call.ts';
import { FileField } from '../../../forms/file-field.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useLeaving } from '../../../forms/use-leaving.ts';
import { showIssues, useShapedForm } from '../../../forms/use-shaped-form.ts';
import { texts } from '../texts.ts';
import { StatementFields, type Values } from './statement-fields.tsx';
import { cisTexts as words } from './texts.ts';

/** A month whose statement is entered; without a contractor it is a new one. */
export interface Told {
  taxYear: string;
  contractor?: { name: string; values: Values };
}

const fresh = (monthEnd: string): Values => ({
  clientId: null as unknown as number,
  ...{ monthEnd, receivedOn: today(), gross: null, materials: null, deducted: null },
});

const useTell = (told: Told, months: readonly string[], onClose: () => void) => {
  const form = useShapedForm<Values, CisMonthInput>(
    cisMonthInput,
    told.contractor?.values ?? fresh(months[0] ?? ''),
  );
  const [file, setFile] = useState<File | null>(null);
  const statement = useCall(taxRoutes.cisStatement, {
    success: texts.saved,
    failure: texts.saveFailed,
  });
  const put = useCall(taxRoutes.putCisFile, { failure: words.fileFailed });
  const { isLeaving, leave } = useLeaving();
  const save = form.handleSubmit(async ({ clientId, monthEnd, ...body }) => {
    const params = { clientId, monthEnd };
    try {
      await statement.mutateAsync({ params, body });
      if (!isLeaving()) {
        leave();
        onClose();
      }
      if (file) put.mutate({ params, file });
    } catch (error) {
      showIssues(form, error);
    }
  });
  return { form, setFile, save: () => void save(), busy: statement.isPending };
};

/** Enters a contractor's statement of a tax month, with its file if there is one. */
export default function StatementForm({ told, onClose }: { told: Told; onClose: () => void }) {
  const { contractor, taxYear } = told;
  const months = taxMonthsOf(startOfTaxYear(taxYear))
    .filter((end) => end <= taxMonthEnd(today()))
    .reverse();
  const { form, setFile, save, busy } = useTell(told, months, onClose);
  const title = contractor
    ? words.editTitle(contractor.name, formatDate(contractor.values.monthEnd))
    : words.addTitle;
  return (
    <FormDialog
      title={title}
      action={texts.save}
      busy={busy}
      unsaved={form.formState.isDirty}
      onSave={save}
      onClose={onClose}
    >
      {!contractor && <p className="text-muted sm:col-span-2">{words.addHint}</p>}
      <StatementFields form={form} months={contractor ? undefined : months} />
      {!contractor && <FileField label={words.file} hint={words.fileHint} onFile={setFile} />}
    </FormDialog>
  );
}

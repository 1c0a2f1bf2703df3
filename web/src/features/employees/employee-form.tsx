import type { Employee } from '#shared/employees/contract.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { EmployeeFields } from './employee-fields.tsx';
import { labels, texts } from './texts.ts';
import { readable, useEmployeeForm } from './use-employee-form.ts';

interface Props {
  employee: Employee | null;
  onClose: () => void;
}

/** Adds an employee, or changes one. */
export function EmployeeForm({ employee, onClose }: Props) {
  const record = useEmployeeForm(employee, onClose);
  const { form, newer } = record;
  const differences = newer
    ? (newer.names as (keyof typeof labels)[]).map((name) => ({
        label: labels[name],
        mine: readable(name, form.getValues()),
        theirs: readable(name, newer.values),
      }))
    : [];
  return (
    <RecordDialog
      title={employee ? texts.editTitle : texts.addTitle}
      action={employee ? texts.update : texts.create}
      record={record}
      differences={differences}
    >
      <EmployeeFields form={form} />
    </RecordDialog>
  );
}

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
  return (
    <RecordDialog
      title={employee ? texts.editTitle : texts.addTitle}
      action={employee ? texts.update : texts.create}
      record={record}
      labels={labels}
      readable={readable}
    >
      <EmployeeFields form={record.form} />
    </RecordDialog>
  );
}

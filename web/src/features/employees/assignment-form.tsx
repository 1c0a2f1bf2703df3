import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { AssignmentRole } from '#shared/assignments/roles.ts';
import { formatDate } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { fullName, useEmployees } from '../../data/employees.ts';
import { useJobs } from '../../data/jobs.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { AssignmentFields } from './assignment-fields.tsx';
import { roleNames } from './names.ts';
import { assignmentLabels, texts } from './texts.ts';
import { useAssignmentForm } from './use-assignment-form.ts';

interface Props {
  row: AssignmentRow | null;
  employee: Employee | null;
  /** The job to assign, if started from one. */
  jobId?: number | null;
  onClose: () => void;
}

type Name = keyof typeof assignmentLabels;

/** Assigns an employee to a job, or changes an assignment. */
export function AssignmentForm({ row, employee, jobId = null, onClose }: Props) {
  const record = useAssignmentForm({ row, employee, jobId, onClose });
  const readable = useReadable();
  return (
    <RecordDialog
      title={row ? texts.editAssignmentTitle : texts.assignTitle}
      action={row ? texts.updateAssignment : texts.createAssignment}
      record={record}
      labels={assignmentLabels}
      readable={readable}
    >
      <AssignmentFields form={record.form} row={row} />
    </RecordDialog>
  );
}

/** A field's formatted value. */
const useReadable = () => {
  const jobs = useJobs().rows;
  const employees = useEmployees().rows;
  return (name: Name, value: unknown): string => {
    if (name === 'jobId') return jobs.find(({ id }) => id === value)?.title ?? '';
    if (name === 'role') return roleNames[value as AssignmentRole];
    if (name === 'assignedDate') return formatDate(String(value));
    if (name !== 'employeeId') return String(value);
    const employee = employees.find(({ id }) => id === value);
    return employee ? fullName(employee) : '';
  };
};

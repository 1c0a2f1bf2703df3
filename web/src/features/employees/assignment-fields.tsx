import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import { today } from '#shared/dates.ts';
import { clashesWith, clashSentence } from '#shared/jobs/clashes.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { Warnings } from '../../components/warnings.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { useJobs } from '../../data/jobs.ts';
import { IdField } from '../../forms/id-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { positionNames, roleOptions } from './names.ts';
import { assignmentLabels as labels, texts } from './texts.ts';
import { type AssignmentFormState, whenOf } from './use-assignment-form.ts';

/** Warns of the employee's other jobs at that time, before assigning them. */
function AssignmentClashes({ form }: { form: AssignmentFormState }) {
  const [jobId, employeeId, startTime, endTime] = useWatch({
    control: form.control,
    name: ['jobId', 'employeeId', 'startTime', 'endTime'],
  });
  const jobs = useJobs().rows;
  const job = jobs.find(({ id }) => id === jobId);
  const employee = useEmployees().rows.find(({ id }) => id === employeeId);
  const people = employee ? [{ ...employee, startTime, endTime }] : [];
  const clashes = job && employee ? clashesWith({ ...job, people }, jobs) : [];
  const sentences = clashes.map((clash) => clashSentence(clash, today()));
  return <Warnings sentences={[...new Set(sentences)]} className="empty:-mt-4 sm:col-span-2" />;
}

interface Props {
  form: AssignmentFormState;
  row: AssignmentRow | null;
}

/** Who does what on which job, and when. */
export function AssignmentFields({ form, row }: Props) {
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <JobField form={form} row={row} />
      <EmployeeField form={form} row={row} />
      <Field label={labels.role} required error={errors.role?.message}>
        <Select {...register('role')} options={roleOptions} />
      </Field>
      <Field label={labels.assignedDate} error={errors.assignedDate?.message}>
        <DateInput {...register('assignedDate')} />
      </Field>
      <FieldPair>
        <Field label={labels.startTime} error={errors.startTime?.message}>
          <TimeInput {...register('startTime')} />
        </Field>
        <Field label={labels.endTime} error={errors.endTime?.message}>
          <TimeInput {...register('endTime')} />
        </Field>
      </FieldPair>
      <AssignmentClashes form={form} />
      <NumberField control={control} name="hoursWorked" label={labels.hoursWorked} step={0.25} />
      <Field label={labels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </div>
  );
}

/** Only open jobs, and the assignment's current one. */
function JobField({ form, row }: Props) {
  const jobs = useJobs();
  /** Keeps typed values. */
  const takeWhen = (chosen: number | null) => {
    const { dirtyFields } = form.formState;
    const when = whenOf(jobs.rows.find(({ id }) => id === chosen));
    for (const name of ['assignedDate', 'startTime', 'endTime'] as const)
      if (!row && !dirtyFields[name]) form.resetField(name, { defaultValue: when[name] });
  };
  const choices = useMemo(() => {
    const open = jobs.rows
      .filter(({ status, id }) => isOpenJob(status) && id !== row?.job?.id)
      .map(({ id, title, client }) => ({ value: String(id), label: title, note: client?.name }));
    return row?.job ? [{ value: String(row.job.id), label: row.job.title, note: undefined }, ...open] : open;
  }, [jobs.rows, row]);
  return (
    <IdField
      control={form.control}
      name="jobId"
      label={labels.jobId}
      required
      choices={choices}
      placeholder={texts.chooseJob}
      emptyText={jobs.complete ? texts.noOpenJobs : texts.loadingJobs}
      onChosen={takeWhen}
    />
  );
}

/** Only active employees, and the assignment's current one. */
function EmployeeField({ form, row }: Props) {
  const employees = useEmployees().rows;
  const choices = useMemo(
    () =>
      employees
        .filter(({ isActive, id }) => isActive || id === row?.job_assignments.employeeId)
        .map((employee) => ({
          value: String(employee.id),
          label: fullName(employee),
          note: employee.position ? positionNames[employee.position] : undefined,
        })),
    [employees, row],
  );
  return (
    <IdField
      control={form.control}
      name="employeeId"
      label={labels.employeeId}
      required
      choices={choices}
      placeholder={texts.chooseEmployee}
      emptyText={texts.noSuchEmployee}
    />
  );
}

import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { IdField } from '../id-field.tsx';
import { useJobChoices } from './job-choices.ts';
import { texts } from './texts.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  className?: string;
}

/** The job that something is for, found by part of its title or client; open jobs first. */
export function JobChoice<Values extends FieldValues>(props: Props<Values>) {
  const { choices, complete } = useJobChoices();
  return (
    <IdField
      {...props}
      choices={choices}
      placeholder={texts.noJob}
      emptyText={complete ? texts.noJobsFound : texts.loadingJobs}
    />
  );
}

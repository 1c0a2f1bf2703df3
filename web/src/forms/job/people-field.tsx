import { useController } from 'react-hook-form';
import { Checkbox } from '../../components/checkbox.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { labels } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

/** The employees who can be assigned, if there is a choice. */
export const useTeam = () => {
  const active = useEmployees().rows.filter(({ isActive }) => isActive);
  return active.length > 1 ? active : [];
};

/** Who does a new job. */
export function PeopleField({ form }: { form: JobFormState }) {
  const { field } = useController({ control: form.control, name: 'people' });
  const chosen = field.value ?? [];
  const put = (id: number, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-strong">{labels.people}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {useTeam().map((employee) => (
          <Checkbox
            key={employee.id}
            label={fullName(employee)}
            checked={chosen.includes(employee.id)}
            onChange={({ target }) => put(employee.id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

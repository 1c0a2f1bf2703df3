import { useState } from 'react';
import { textLimits } from '#shared/limits.ts';
import type { InvitationInput } from '#shared/members/contract.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { peopleTexts as texts } from './texts.ts';

const somebodyNew = 'new';

/** The employee that an invited field worker will be: an existing one, or a new one by name. */
export const useInvitedEmployee = () => {
  const [chosen, setChosen] = useState(somebodyNew);
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [error, setError] = useState<string>();
  /** The invitation's part of it; undefined if something is missing, which is shown beside its field. */
  const check = (): Pick<InvitationInput, 'employeeId' | 'employee'> | undefined => {
    setError(undefined);
    if (chosen !== somebodyNew) return { employeeId: Number(chosen) };
    const employee = { firstName: firstName.trim(), lastName: lastName.trim() };
    if (employee.firstName && employee.lastName) return { employee };
    setError(texts.enterName);
    return undefined;
  };
  const forget = () => {
    setChosen(somebodyNew);
    setFirstName('');
    setLastName('');
  };
  return { chosen, setChosen, firstName, setFirstName, lastName, setLastName, error, check, forget };
};

export function InvitedEmployee({ who }: { who: ReturnType<typeof useInvitedEmployee> }) {
  const employees = useEmployees();
  const options = [
    { value: somebodyNew, label: texts.somebodyNew },
    ...employees.rows
      .filter(({ isActive }) => isActive)
      .map((employee) => ({ value: String(employee.id), label: fullName(employee) })),
  ];
  return (
    <>
      <Field label={texts.who} required>
        <Select value={who.chosen} options={options} onChange={({ target }) => who.setChosen(target.value)} />
      </Field>
      {who.chosen === somebodyNew && (
        <FieldPair>
          <Field label={texts.firstName} required error={who.error}>
            <TextInput
              maxLength={textLimits.name}
              autoComplete="off"
              value={who.firstName}
              onChange={({ target }) => who.setFirstName(target.value)}
            />
          </Field>
          <Field label={texts.lastName} required>
            <TextInput
              maxLength={textLimits.name}
              autoComplete="off"
              value={who.lastName}
              onChange={({ target }) => who.setLastName(target.value)}
            />
          </Field>
        </FieldPair>
      )}
    </>
  );
}

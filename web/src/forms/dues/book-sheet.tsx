import { useState } from 'react';
import { addDays, today } from '#shared/dates.ts';
import type { Booking, Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { useClients } from '../../data/clients.ts';
import { placeOfDue } from '../../data/dues.ts';
import { fullName, useEmployees } from '../../data/employees.ts';
import { ApiError } from '../../store/api-error.ts';
import { FormDialog } from '../form-dialog.tsx';
import { texts } from './texts.ts';

/** The errors by field. */
const issuesIn = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError)) return {};
  const { issues = [] } = error.body as { issues?: { path: string; message: string }[] };
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/\..*/, ''), message]));
};

type Told = Booking['tell'][number];

/** Who can be emailed. */
const useReachable = ({ client, contact }: Due): { who: Told; label: string }[] => {
  const { rows } = useClients();
  const email = rows.find(({ id }) => id === client?.id)?.email;
  return [
    ...(client && email ? [{ who: 'client' as const, label: texts.tellWho(client.name, email) }] : []),
    ...(contact?.email ? [{ who: contact.id, label: texts.tellWho(contact.name, contact.email) }] : []),
  ];
};

interface Props {
  due: Due;
  onClose: () => void;
}

/** Books a visit for what is due: tomorrow, unless another day is chosen. */
export default function BookSheet({ due, onClose }: Props) {
  const [date, setDate] = useState(addDays(today(), 1));
  const [startTime, setStart] = useState('');
  const [endTime, setEnd] = useState('');
  const [employee, setEmployee] = useState('');
  const [tell, setTell] = useState<readonly Told[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const employees = useEmployees().rows.filter(({ isActive }) => isActive);
  const reachable = useReachable(due);
  const book = useCall(duesRoutes.book, { success: texts.bookedNow, failure: texts.bookFailed });
  const save = async () => {
    try {
      const employeeIds = employee ? [Number(employee)] : [];
      const times = { ...(startTime && { startTime }), ...(endTime && { endTime }) };
      await book.mutateAsync({
        params: { id: due.id },
        body: { date, ...times, employeeIds, tell: [...tell] },
      });
      onClose();
    } catch (error) {
      setErrors(issuesIn(error));
    }
  };
  return (
    <FormDialog
      title={texts.bookTitle(dueName(due))}
      action={texts.bookAction}
      busyLabel={texts.booking}
      busy={book.isPending}
      unsaved={startTime !== '' || tell.length > 0 || employee !== ''}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">{placeOfDue(due)}</p>
      <Field label={texts.date} required error={errors.date} className="sm:col-span-2">
        <DateInput value={date} min={today()} onChange={({ target }) => setDate(target.value)} />
      </Field>
      <Field label={texts.from} error={errors.startTime}>
        <TimeInput value={startTime} onChange={({ target }) => setStart(target.value)} />
      </Field>
      <Field label={texts.to} error={errors.endTime}>
        <TimeInput value={endTime} onChange={({ target }) => setEnd(target.value)} />
      </Field>
      {employees.length > 0 && (
        <Field label={texts.people} error={errors.employeeIds} className="sm:col-span-2">
          <Select
            value={employee}
            onChange={({ target }) => setEmployee(target.value)}
            options={[
              { value: '', label: texts.nobody },
              ...employees.map((row) => ({ value: String(row.id), label: fullName(row) })),
            ]}
          />
        </Field>
      )}
      {reachable.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="text-small font-strong">{texts.tell}</legend>
          {reachable.map(({ who, label }) => (
            <Checkbox
              key={who}
              label={label}
              checked={tell.includes(who)}
              onChange={({ target }) =>
                setTell(target.checked ? [...tell, who] : tell.filter((each) => each !== who))
              }
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

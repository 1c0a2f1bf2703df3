import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { mostTickets, ticketKinds, ticketNames } from '#shared/employees/tickets.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { labels, texts } from './texts.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

const kinds = ticketKinds.map((value) => ({ value, label: ticketNames[value] }));

/** An employee's cards and licences, any number. */
export function TicketsFields({ form }: { form: EmployeeFormState }) {
  const held = useFieldArray({ control: form.control, name: 'tickets', keyName: 'key' });
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4 sm:col-span-2">
      <legend className="float-left font-strong">{labels.tickets}</legend>
      <p className="clear-left -mt-2 text-small text-muted">{texts.ticketsHint}</p>
      {held.fields.map(({ key }, at) => (
        <TicketFields key={key} form={form} at={at} onRemove={() => held.remove(at)} />
      ))}
      {held.fields.length < mostTickets && (
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => held.append({ kind: 'gasSafe', number: '', endsOn: '' })}
          className="justify-self-start"
        >
          {texts.addTicket}
        </Button>
      )}
    </fieldset>
  );
}

interface Props {
  form: EmployeeFormState;
  at: number;
  onRemove: () => void;
}

function TicketFields({ form: { control, register, formState }, at, onRemove }: Props) {
  const kind = useWatch({ control, name: `tickets.${at}.kind` });
  const errors = formState.errors.tickets?.[at];
  return (
    <div className="grid min-w-0 gap-3 rounded-card border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label={texts.ticketKind} required className="min-w-0 flex-1">
          <Select {...register(`tickets.${at}.kind`)} options={kinds} />
        </Field>
        <IconButton
          icon={Trash2}
          label={texts.removeTicket(ticketNames[kind ?? 'other'])}
          onClick={onRemove}
        />
      </div>
      <FieldPair>
        <Field label={texts.ticketNumber} error={errors?.number?.message}>
          <TextInput {...register(`tickets.${at}.number`)} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field label={texts.ticketEnd} error={errors?.endsOn?.message}>
          <DateInput {...register(`tickets.${at}.endsOn`)} />
        </Field>
      </FieldPair>
    </div>
  );
}

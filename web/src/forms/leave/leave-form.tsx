import Trash2 from 'lucide-react/icons/trash';
import { leaveKinds, leaveParts } from '#shared/leave/kinds.ts';
import type { Leave } from '#shared/leave/leave.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { FormDialog } from '../form-dialog.tsx';
import { texts } from './texts.ts';
import { useLeaveForm } from './use-leave-form.ts';

interface Props {
  leave: Leave | null;
  isDesk: boolean;
  own: number | null;
  /** Whose it is, if that is known. */
  of: number | undefined;
  onClose: () => void;
}

const kinds = leaveKinds.map((value) => ({ value, label: texts.kinds[value] }));
const parts = leaveParts.map((value) => ({ value, label: texts.parts[value] }));
const { labels } = texts;

const titleOf = ({ leave, isDesk }: Props): string => {
  if (leave) return texts.editTitle;
  return isDesk ? texts.addTitle : texts.askTitle;
};

/** Leave requested by a field worker or entered by the office, or a change to either. */
export function LeaveForm(props: Props) {
  const { leave, isDesk, of, onClose } = props;
  const form = useLeaveForm(props);
  const { fields, set, errors } = form;
  return (
    <FormDialog
      title={titleOf(props)}
      action={isDesk ? texts.save : texts.send}
      busy={form.busy}
      unsaved={form.isTouched}
      onSave={form.save}
      onClose={onClose}
    >
      {isDesk && !leave && of === undefined && (
        <Whose
          value={fields.employeeId}
          error={errors.employeeId}
          onChange={(employeeId) => set({ employeeId })}
        />
      )}
      <Field label={labels.kind} required className="sm:col-span-2">
        <Select
          value={fields.kind}
          options={kinds}
          onChange={({ target }) => set({ kind: target.value as Leave['kind'] })}
        />
      </Field>
      <FieldPair className="sm:col-span-2">
        <Field label={labels.from} required error={errors.from}>
          <DateInput value={fields.from} onChange={({ target }) => set({ from: target.value })} />
        </Field>
        <Field label={labels.to} required error={errors.to}>
          <DateInput
            value={fields.to}
            min={fields.from}
            onChange={({ target }) => set({ to: target.value })}
          />
        </Field>
      </FieldPair>
      {fields.from === fields.to && (
        <Field label={labels.part} className="sm:col-span-2">
          <Select
            value={fields.part}
            options={parts}
            onChange={({ target }) => set({ part: target.value as Leave['part'] })}
          />
        </Field>
      )}
      <Field label={labels.note} className="sm:col-span-2">
        <TextInput
          maxLength={500}
          enterKeyHint="done"
          value={fields.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      {leave && (
        <Button
          variant="risky"
          icon={Trash2}
          busy={form.removing}
          className="justify-self-start"
          onClick={() => void form.takeBack()}
        >
          {texts.takeBack}
        </Button>
      )}
    </FormDialog>
  );
}

interface WhoseProps {
  value: string;
  error: string | undefined;
  onChange: (employeeId: string) => void;
}

function Whose({ value, error, onChange }: WhoseProps) {
  const { rows } = useEmployees();
  const people = rows
    .filter(({ isActive }) => isActive)
    .map((row) => ({ value: String(row.id), label: fullName(row) }));
  return (
    <Field label={labels.employeeId} required error={error} className="sm:col-span-2">
      <Select
        value={value}
        options={[{ value: '', label: texts.needsPerson }, ...people]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

import Trash2 from 'lucide-react/icons/trash';
import { punchKinds } from '#shared/time/kinds.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Combobox } from '../../components/combobox.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TextInput, TimeInput } from '../../components/text-input.tsx';
import type { ShownPunch } from '../../data/pressed.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useJobChoices } from '../job/job-choices.ts';
import { ReasonField } from './reason-field.tsx';
import { timeTexts as texts } from './texts.ts';
import { type PunchFields, type PunchFormState, usePunchForm } from './use-punch-form.ts';

interface Props {
  /** The punch to correct; null for a new one. */
  punch: ShownPunch | null;
  /** The initial day of a new one. */
  day: string;
  employeeId: number;
  /** The office enters it for somebody else. */
  isOthers: boolean;
  onClose: () => void;
}

const kinds = punchKinds.map((value) => ({ value, label: texts.kinds[value] }));
const { labels } = texts;

/** Adds a punch afterwards, or corrects one with a reason. */
export function PunchForm(props: Props) {
  const form = usePunchForm(props);
  const { fields, set, errors } = form;
  return (
    <FormDialog
      title={props.punch ? texts.correctTitle : texts.addTitle}
      action={texts.save}
      busy={form.busy}
      unsaved={form.isTouched}
      onSave={form.save}
      onClose={props.onClose}
    >
      <Field label={labels.kind} required className="sm:col-span-2">
        <Select
          value={fields.kind}
          options={kinds}
          onChange={({ target }) => set({ kind: target.value as PunchFields['kind'] })}
        />
      </Field>
      <FieldPair className="sm:col-span-2">
        <Field label={labels.date} required error={errors.day}>
          <DateInput value={fields.day} onChange={({ target }) => set({ day: target.value })} />
        </Field>
        <Field label={labels.clock} required error={errors.clock}>
          <TimeInput value={fields.clock} onChange={({ target }) => set({ clock: target.value })} />
        </Field>
      </FieldPair>
      <OfWork form={form} />
      <Field label={labels.note} className="sm:col-span-2">
        <TextInput
          maxLength={500}
          value={fields.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      {form.needsReason && (
        <ReasonField
          label={labels.reason}
          hint={texts.reasonHint}
          error={errors.reason}
          value={fields.reason}
          onChange={(reason) => set({ reason })}
        />
      )}
      {props.punch && (
        <Button
          variant="risky"
          icon={Trash2}
          busy={form.removing}
          className="justify-self-start"
          onClick={() => void form.takeOut()}
        >
          {texts.takeOut}
        </Button>
      )}
    </FormDialog>
  );
}

/** The fields of work and travel only. */
function OfWork({ form: { fields, set } }: { form: PunchFormState }) {
  const { choices } = useJobChoices();
  if (fields.kind !== 'work' && fields.kind !== 'travel') return null;
  return (
    <>
      <Field label={labels.jobId} className="sm:col-span-2">
        <Combobox
          choices={choices}
          value={fields.jobId}
          onChange={(jobId) => set({ jobId })}
          placeholder={texts.noJob}
        />
      </Field>
      {fields.kind === 'travel' && (
        <Checkbox
          label={labels.home}
          checked={fields.home}
          onChange={({ target }) => set({ home: target.checked })}
        />
      )}
    </>
  );
}

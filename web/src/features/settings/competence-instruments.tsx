import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { today } from '#shared/dates.ts';
import { mostListed } from '#shared/settings/competence.ts';
import { instrumentKinds, instrumentNames } from '#shared/settings/instruments.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { competenceTexts as texts } from './competence-texts.ts';
import { type CheckedCompetence, type CompetenceValues, newInstrument } from './competence-values.ts';

type Form = UseFormReturn<CompetenceValues, unknown, CheckedCompetence>;

const kinds = instrumentKinds.map((value) => ({ value, label: instrumentNames[value] }));

/** The firm's test instruments, any number. */
export function InstrumentFields({ form }: { form: Form }) {
  const kept = useFieldArray({ control: form.control, name: 'instruments', keyName: 'key' });
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="float-left font-strong">{texts.instruments}</legend>
      <p className="clear-left -mt-2 text-small text-muted">{texts.instrumentsHint}</p>
      {kept.fields.length === 0 && <p className="text-muted">{texts.none}</p>}
      {kept.fields.map(({ key }, at) => (
        <OneInstrument key={key} form={form} at={at} onRemove={() => kept.remove(at)} />
      ))}
      {kept.fields.length < mostListed && (
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => kept.append(newInstrument)}
          className="justify-self-start"
        >
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

interface Props {
  form: Form;
  at: number;
  onRemove: () => void;
}

function OneInstrument({ form: { control, register, formState }, at, onRemove }: Props) {
  const { kind, calibrationDue } = useWatch({ control, name: `instruments.${at}` });
  const errors = formState.errors.instruments?.[at];
  const isOut = Boolean(calibrationDue) && String(calibrationDue) < today();
  return (
    <div className="grid min-w-0 gap-3 rounded-card border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label={texts.kind} required className="min-w-0 flex-1">
          <Select {...register(`instruments.${at}.kind`)} options={kinds} />
        </Field>
        <IconButton icon={Trash2} label={texts.remove(instrumentNames[kind])} onClick={onRemove} />
      </div>
      <FieldPair>
        <Field label={texts.make} error={errors?.make?.message}>
          <TextInput {...register(`instruments.${at}.make`)} autoComplete="off" />
        </Field>
        <Field label={texts.serial} required error={errors?.serial?.message}>
          <TextInput
            {...register(`instruments.${at}.serial`)}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={texts.calibratedOn} error={errors?.calibratedOn?.message}>
          <DateInput {...register(`instruments.${at}.calibratedOn`)} />
        </Field>
        <Field
          label={texts.calibrationDue}
          error={errors?.calibrationDue?.message}
          hint={isOut ? texts.ended : undefined}
        >
          <DateInput {...register(`instruments.${at}.calibrationDue`)} />
        </Field>
      </FieldPair>
    </div>
  );
}

import { useController } from 'react-hook-form';
import { type GivenRepeat, readRepeat } from '#shared/jobs/repeat.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { DateInput } from '../../components/text-input.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

/** The usual intervals. */
const usual: GivenRepeat[] = [
  { every: 1, unit: 'week' },
  { every: 2, unit: 'week' },
  { every: 1, unit: 'month' },
  { every: 3, unit: 'month' },
  { every: 6, unit: 'month' },
  { every: 1, unit: 'year' },
  { every: 2, unit: 'year' },
];

const keyOf = ({ every, unit }: GivenRepeat): string => `${every} ${unit}`;

const optionsFor = (chosen: GivenRepeat | null | undefined) => {
  const isUsual = !chosen || usual.some((each) => keyOf(each) === keyOf(chosen));
  const all = isUsual ? usual : [...usual, { every: chosen.every, unit: chosen.unit }];
  return [
    { value: '', label: texts.noRepeat },
    ...all.map((each) => ({ value: keyOf(each), label: readRepeat(each) })),
  ];
};

/** Whether and when the job repeats. */
export function RepeatField({ form }: { form: JobFormState }) {
  const { field } = useController({ control: form.control, name: 'repeat' });
  const repeat = field.value as GivenRepeat | null | undefined;
  const errors = form.formState.errors.repeat as
    | { every?: { message?: string }; until?: { message?: string } }
    | undefined;
  const choose = (key: string) => {
    const [every, unit] = key.split(' ');
    const chosen = { every: Number(every), unit: unit as GivenRepeat['unit'] };
    field.onChange(key ? { ...chosen, until: repeat?.until ?? null } : null);
  };
  return (
    <>
      <Field
        label={labels.repeat}
        hint={texts.repeatHint}
        required
        error={errors?.every?.message}
        className="sm:col-span-2"
      >
        <Select
          value={repeat ? keyOf(repeat) : ''}
          options={optionsFor(repeat)}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {repeat && (
        <Field
          label={texts.until}
          hint={texts.untilHint}
          error={errors?.until?.message}
          className="sm:col-span-2"
        >
          <DateInput
            value={repeat.until ?? ''}
            onChange={(event) => field.onChange({ ...repeat, until: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

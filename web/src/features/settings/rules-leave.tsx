import { Field, FieldPair } from '../../components/field.tsx';
import { NumberInput } from '../../components/number-input.tsx';
import { Select } from '../../components/select.tsx';
import { hoursTexts } from '../../forms/hours/texts.ts';
import { rulesTexts as texts } from './rules-texts.ts';
import type { RulesValues } from './rules-values.ts';

interface Props {
  values: RulesValues;
  error: string | undefined;
  set: (more: Partial<RulesValues>) => void;
}

const two = (count: number) => String(count).padStart(2, '0');
const months = texts.months.map((label, at) => ({ value: two(at + 1), label }));
/** Not every year has 29 February. */
const lastDay = (month: string): number => (month === '02' ? 28 : new Date(2025, Number(month), 0).getDate());
const daysOf = (month: string) =>
  Array.from({ length: lastDay(month) }, (_, at) => ({ value: two(at + 1), label: String(at + 1) }));
const beginnings = [
  { value: 'mon', label: hoursTexts.days.mon },
  { value: 'sun', label: hoursTexts.days.sun },
];

/** The annual leave, and the start of years and weeks. */
export function RulesLeave({ values, error, set }: Props) {
  const [month = '01', day = '01'] = values.leaveYearStarts.split('-');
  const startOn = (inMonth: string, onDay: string) =>
    set({ leaveYearStarts: `${inMonth}-${two(Math.min(Number(onDay), lastDay(inMonth)))}` });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-strong">{texts.leave}</legend>
      <Field label={texts.leaveDays} hint={texts.leaveDaysHint} required error={error}>
        <NumberInput value={values.leaveDays} onChange={({ target }) => set({ leaveDays: target.value })} />
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 font-strong">{texts.leaveYear}</legend>
        <FieldPair>
          <Field label={texts.day} required>
            <Select
              value={day}
              options={daysOf(month)}
              onChange={({ target }) => startOn(month, target.value)}
            />
          </Field>
          <Field label={texts.month} required>
            <Select value={month} options={months} onChange={({ target }) => startOn(target.value, day)} />
          </Field>
        </FieldPair>
      </fieldset>
      <Field label={texts.weekStarts} required>
        <Select
          value={values.weekStarts}
          options={beginnings}
          onChange={({ target }) => set({ weekStarts: target.value as RulesValues['weekStarts'] })}
        />
      </Field>
    </fieldset>
  );
}

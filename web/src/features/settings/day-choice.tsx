import { clsx } from 'clsx';
import { Checkbox } from '../../components/checkbox.tsx';

interface Props<Day extends number> {
  legend: string;
  days: readonly Day[];
  chosen: readonly Day[];
  label: (day: Day) => string;
  onChoose: (chosen: Day[]) => void;
  disabled?: boolean;
  /** The error of the choice. */
  error?: string;
  className: string;
}

/** The days on which emails are sent, any combination. */
export function DayChoice<Day extends number>({ days, chosen, error, ...given }: Props<Day>) {
  const { legend, label, onChoose, disabled, className } = given;
  return (
    <fieldset>
      <legend className="mb-1 font-strong">{legend}</legend>
      <div className={clsx('grid', className)}>
        {days.map((day) => (
          <Checkbox
            key={day}
            label={label(day)}
            checked={chosen.includes(day)}
            disabled={disabled}
            aria-invalid={error !== undefined || undefined}
            onChange={({ target }) =>
              onChoose(days.filter((each) => (each === day ? target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-small font-strong text-on-alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

import { clsx } from 'clsx';
import { type Hours, type Weekday, weekdays } from '#shared/firms/weekdays.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { TimeInput } from '../../components/text-input.tsx';
import { hoursTexts as texts } from './texts.ts';

interface Props {
  /** Whose hours they are. */
  name: string;
  hours: Hours;
  errors: Partial<Record<Weekday, string | undefined>>;
  onChange: (hours: Partial<Hours>) => void;
  className?: string;
}

const usual = { from: '08:00', to: '16:30' };

/** Start and end of each day; a day off has none. */
export function HoursFields({ name, hours, errors, onChange, className }: Props) {
  return (
    <fieldset className={clsx('@container min-w-0', className)}>
      <legend className="mb-1 font-strong">{name}</legend>
      <ul className="divide-y divide-line">
        {weekdays.map((day) => (
          <li key={day}>
            <DayHours
              day={day}
              span={hours[day]}
              error={errors[day]}
              onChange={(span) => onChange({ [day]: span })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface DayProps {
  day: Weekday;
  span: Hours[Weekday];
  error: string | undefined;
  onChange: (span: Hours[Weekday]) => void;
}

function DayHours({ day, span, error, onChange }: DayProps) {
  const name = texts.days[day];
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': `hours-${day}` } : {};
  return (
    <div
      className={clsx(
        'grid min-h-15 items-center gap-x-3 py-1 @sm:grid-cols-[minmax(0,1fr)_auto]',
        // The name and two times don't fit a phone's line.
        span ? 'grid-cols-[minmax(0,1fr)] gap-y-1 @max-sm:pb-3' : 'grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <Checkbox
        label={name}
        checked={span !== null}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      {span ? (
        <div className="flex items-center gap-1.5 *:[input]:flex-1 @sm:*:[input]:w-27">
          <TimeInput
            aria-label={texts.from(name)}
            {...invalid}
            value={span.from}
            onChange={({ target }) => onChange({ ...span, from: target.value })}
          />
          <span aria-hidden>–</span>
          <TimeInput
            aria-label={texts.to(name)}
            {...invalid}
            value={span.to}
            onChange={({ target }) => onChange({ ...span, to: target.value })}
          />
        </div>
      ) : (
        <span className="text-muted">{texts.off}</span>
      )}
      {error && (
        <p id={`hours-${day}`} className="col-span-full pb-2 text-small font-strong text-on-alert">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}

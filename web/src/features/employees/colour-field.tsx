import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useController } from 'react-hook-form';
import { personColours } from '#shared/employees/colours.ts';
import { personColour } from '../../data/person-colour.ts';
import { labels, texts } from './texts.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

/** Their colour on the board, as twelve named swatches. Until one is chosen, they get one that fewest have. */
export function ColourField({ form }: { form: EmployeeFormState }) {
  const { field } = useController({ control: form.control, name: 'colour' });
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="pb-1.5 font-strong">{labels.colour}</legend>
      <p className="text-small text-muted">{texts.colourHint}</p>
      <div className="grid grid-cols-6 justify-items-start sm:grid-cols-12">
        {personColours.map((name, at) => (
          <label key={name} title={name} className="grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={field.name}
              checked={field.value === at}
              onChange={() => field.onChange(at)}
              onBlur={field.onBlur}
              className="peer sr-only"
            />
            <span
              aria-hidden
              style={{ backgroundColor: personColour(at) }}
              className={clsx(
                'grid size-8 place-items-center rounded-full text-surface peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                field.value === at && 'ring-2 ring-ink ring-offset-2 ring-offset-surface',
              )}
            >
              {field.value === at && <Check strokeWidth={3} className="size-4" />}
            </span>
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

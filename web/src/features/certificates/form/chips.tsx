import { clsx } from 'clsx';
import { useId } from 'react';

interface Props {
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** Several may be chosen. */
  several?: boolean;
  labelledBy: string;
  describedBy?: string | undefined;
  onToggle: (value: string) => void;
}

const chip =
  'relative grid min-h-12 min-w-14 place-items-center rounded-control border px-3.5 text-center font-strong transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2';

/** Choices, each large enough for a thumb. Pressing the chosen one again clears it. */
export function Chips({ choices, chosen, several = false, labelledBy, describedBy, onToggle }: Props) {
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className="flex flex-wrap gap-2">
      {choices.map(({ value, label }) => {
        const isChosen = chosen.includes(value);
        return (
          <label
            key={value}
            className={clsx(
              chip,
              isChosen
                ? 'border-primary bg-primary text-on-primary'
                : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              onChange={() => onToggle(value)}
              onClick={() => {
                if (isChosen && !several) onToggle(value);
              }}
              className="absolute inset-0 opacity-0"
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

import { clsx } from 'clsx';
import { useId } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  /** The label for screen readers: "Status". */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few visible choices: radio buttons styled as a bar, which wraps if necessary. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  className,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('no-print min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="flex max-w-full flex-wrap rounded-control bg-sunken p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="relative grid min-h-10 flex-1 place-items-center rounded-small px-3.5 text-center max-[24rem]:px-2.5 text-small font-strong whitespace-nowrap text-muted large-text:whitespace-normal transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus dark:has-checked:bg-control/40"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              className="absolute inset-x-0 -inset-y-1 opacity-0"
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

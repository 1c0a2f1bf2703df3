import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  /** What is being chosen, for screen readers: "Status". */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, all in view: radio buttons in the shape of a bar. Scrolls sideways where it does not fit. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  className,
}: Props<Value>) {
  const name = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current) reveal(bar.current, value);
  }, [value]);
  return (
    <fieldset className={clsx('no-print min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div
        ref={bar}
        className="relative flex max-w-full overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none]"
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className="relative grid min-h-10 flex-1 place-items-center rounded-small px-3.5 text-small font-strong whitespace-nowrap text-muted transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus dark:has-checked:bg-control/40"
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

/** Brings the chosen one into view, by the bar alone: `scrollIntoView` would move the page too. */
const reveal = (bar: HTMLElement, value: string) => {
  const chosen = bar.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`)?.parentElement;
  if (!chosen) return;
  const { offsetLeft, offsetWidth } = chosen;
  const isLeft = offsetLeft < bar.scrollLeft;
  if (isLeft || offsetLeft + offsetWidth > bar.scrollLeft + bar.clientWidth)
    bar.scrollLeft = offsetLeft - (bar.clientWidth - offsetWidth) / 2;
};

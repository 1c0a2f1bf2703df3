import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox with its label; the whole row toggles it. */
export function Checkbox({ label, hint, ...rest }: Props) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input type="checkbox" {...rest} className="mt-0.5 size-5 shrink-0 accent-primary" />
      <span>
        {label}
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </label>
  );
}

import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';

import { errorText } from './missing.ts';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** The attributes that associate a control with the label, hint and error of its `Field`. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** Provides a control's label and description ids, for layouts without `Field`. */
export function FieldIdsOf({ children, ...ids }: FieldIds & { children: ReactNode }) {
  return <FieldContext value={ids}>{children}</FieldContext>;
}

interface Props {
  label: string;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** It isn't called optional: nothing is lacking without it, and nothing is saved. */
  unmarked?: boolean;
  className?: string;
}

/** Label, hint and error around one control. Optional fields say so; required ones have no star. */
export function Field(props: Props) {
  const { label, children, hint, error, required = false, unmarked = required, className } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-field className={clsx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-strong wrap-anywhere">
        {label}
        {!unmarked && <span className="may-lack text-small font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, describedBy: described || undefined, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error && (
        <p id={`${id}-error`} className="text-small font-strong text-on-alert">
          <span className="sr-only">Error: </span>
          {errorText(error, label, children)}
        </p>
      )}
    </div>
  );
}

/** Two fields side by side, even on a phone; aligned even if one label wraps or one has an error. */
export function FieldPair({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        '-mb-1.5 grid grid-cols-2 grid-rows-[repeat(3,auto)] gap-x-4 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid [&_label]:self-end',
        className,
      )}
    >
      {children}
    </div>
  );
}

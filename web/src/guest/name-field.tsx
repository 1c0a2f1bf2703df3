/** @jsxImportSource preact */
import { textLimits } from '#shared/limits.ts';
import { texts } from './texts.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Shown if it was submitted empty. */
  error: string | undefined;
  hint?: string;
}

/** The field for a name as a signature. */
export function NameField({ value, onChange, error, hint }: Props) {
  return (
    <div class="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label for="name" class="text-small font-strong">
        {texts.name}
      </label>
      <input
        id="name"
        type="text"
        autocomplete="name"
        autocapitalize="words"
        enterkeyhint="done"
        maxLength={textLimits.name}
        value={value}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'name-error' : hint && 'name-hint'}
        onInput={(event) => onChange(event.currentTarget.value)}
        class="min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger"
      />
      {error && (
        <p id="name-error" class="text-small font-strong text-on-alert">
          {error}
        </p>
      )}
      {hint && (
        <p id="name-hint" class="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Focuses the missing name. */
export const focusName = (): void => document.getElementById('name')?.focus();

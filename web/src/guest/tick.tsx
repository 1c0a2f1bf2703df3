/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Icon } from './icons.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** On the right, aligned with the text. */
  aside?: ComponentChildren;
  invalid?: boolean;
  describedBy?: string | undefined;
  children: ComponentChildren;
}

/** A checkbox whose whole row is the target. Never ticked by default. */
export function Tick({ checked, onChange, aside, invalid, describedBy, children }: Props) {
  return (
    <label
      class={`grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center max-[15rem]:grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control border bg-surface px-3 py-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${
        checked ? 'border-ink ring-1 ring-ink ring-inset' : invalid ? 'border-danger' : 'border-control'
      }`}
    >
      <input
        type="checkbox"
        class="peer sr-only"
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span
        aria-hidden
        class={`grid size-6 place-items-center rounded-small border-2 ${
          checked ? 'border-ink bg-ink text-surface' : 'border-control'
        }`}
      >
        {checked && <Icon name="check" size={16} />}
      </span>
      <span class="wrap-anywhere whitespace-pre-line">{children}</span>
      {aside && <span class="whitespace-nowrap max-[15rem]:col-start-2">{aside}</span>}
    </label>
  );
}

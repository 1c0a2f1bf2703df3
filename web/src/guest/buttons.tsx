/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control px-4 text-center font-strong transition-colors disabled:opacity-60';
export const quietLook = `${base} min-h-11 border border-control/60 bg-surface text-small text-ink hover:bg-sunken`;
export const mainLook = `${base} min-h-13 bg-accent py-1.5 text-large leading-tight text-on-accent hover:bg-accent-hover`;
/** The main act where there is no navy bar: lime stands only on navy. */
const primaryLook = `${base} min-h-11 bg-primary text-on-primary hover:bg-primary-hover`;
const dangerLook = `${base} min-h-11 bg-danger text-on-danger hover:bg-danger-hover`;

interface Props {
  look?: 'quiet' | 'main' | 'primary' | 'danger';
  icon?: IconName;
  busy?: boolean;
  submit?: boolean;
  onClick?: () => void;
  class?: string;
  children: ComponentChildren;
}

const looks = { quiet: quietLook, main: mainLook, primary: primaryLook, danger: dangerLook };

/** While `busy` it is disabled, with a spinner beside its label. */
export function Button({ look = 'quiet', icon, busy, submit, children, ...rest }: Props) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={rest.onClick}
      class={`${looks[look]} ${rest.class ?? ''}`}
    >
      {busy && (
        <span
          class="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
          aria-hidden
        />
      )}
      {!busy && icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** A button styled as a link within text. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ComponentChildren }) {
  return (
    <button
      type="button"
      onClick={onClick}
      class="-my-3 py-3 font-strong underline decoration-1 underline-offset-3"
    >
      {children}
    </button>
  );
}

/** The back button above a step. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ComponentChildren }) {
  return (
    <button
      type="button"
      onClick={onClick}
      class="no-print -ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 font-strong hover:bg-sunken lg:col-span-2"
    >
      <Icon name="left" />
      {children}
    </button>
  );
}

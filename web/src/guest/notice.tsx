/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

const tones = {
  info: 'bg-info text-on-info',
  warning: 'bg-warning text-on-warning',
  alert: 'bg-alert text-on-alert',
  success: 'bg-success text-on-success',
};

interface Props {
  tone?: keyof typeof tones;
  /** Interrupts a screen reader. */
  urgent?: boolean;
  children: ComponentChildren;
}

/** A highlighted message. */
export function Notice({ tone = 'info', urgent = false, children }: Props) {
  return (
    <div role={urgent ? 'alert' : undefined} class={`rounded-control px-4 py-3 ${tones[tone]}`}>
      {children}
    </div>
  );
}

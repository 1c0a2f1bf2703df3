import * as Radix from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';
import { useCut } from '../store/line.ts';
import { NeedsConnection } from './needs-connection.tsx';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Disabled offline, with the reason. */
  needsConnection?: boolean;
}

/** A switch, for settings that take effect immediately, without Save. */
export function Switch({ label, hint, checked, onChange, disabled, needsConnection }: Props) {
  const id = useId();
  const cut = useCut(needsConnection);
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className="py-2">
        <span className="font-strong">
          <NeedsConnection cut={cut}>{label}</NeedsConnection>
        </span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled || cut}
        className="relative h-8 w-14 shrink-0 after:absolute after:-inset-1.5 rounded-full border border-control bg-sunken p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="block size-6 rounded-full bg-ink transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-primary" />
      </Radix.Root>
    </div>
  );
}

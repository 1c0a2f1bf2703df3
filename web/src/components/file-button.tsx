import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { useCut } from '../store/line.ts';
import { buttonClass } from './button.tsx';
import { NeedsConnection } from './needs-connection.tsx';

type Props = Pick<ComponentProps<'input'>, 'accept' | 'capture'> & {
  icon: LucideIcon;
  label: string;
  variant?: 'primary' | 'secondary';
  /** Disabled offline, with the reason. */
  needsConnection?: boolean;
  /** Opens the picker immediately after a press led here, on touch screens: the phone's camera. */
  opens?: boolean;
  onFile: (file: File) => void;
};

/** Browsers open it only in response to a press. */
const mayOpen = (): boolean =>
  matchMedia('(pointer: coarse)').matches && navigator.userActivation?.isActive === true;

/** A real file input that looks like a button, so that keyboards and screen readers can use it. */
export function FileButton({
  icon: Icon,
  label,
  variant = 'primary',
  needsConnection,
  opens = false,
  onFile,
  ...input
}: Props) {
  const cut = useCut(needsConnection);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opens && mayOpen()) ref.current?.click();
  }, [opens]);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // Allows choosing the same file again after it was refused or corrected.
    currentTarget.value = '';
  };
  return (
    <label
      className={clsx(
        buttonClass({ variant }),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <NeedsConnection cut={cut}>{label}</NeedsConnection>
      <input
        ref={ref}
        type="file"
        {...input}
        disabled={cut}
        onChange={take}
        className="absolute inset-0 min-w-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

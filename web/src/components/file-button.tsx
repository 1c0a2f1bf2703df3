import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import { buttonClass } from './button.tsx';

type Props = Pick<ComponentProps<'input'>, 'accept' | 'capture'> & {
  icon: LucideIcon;
  label: string;
  variant?: 'primary' | 'secondary';
  onFile: (file: File) => void;
};

/** A real file input in the shape of a button, so that keyboards and screen readers have it too. */
export function FileButton({ icon: Icon, label, variant = 'primary', onFile, ...input }: Props) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again after it was refused or corrected.
    currentTarget.value = '';
  };
  return (
    <label
      className={clsx(
        buttonClass({ variant }),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
      <input
        type="file"
        {...input}
        onChange={take}
        className="absolute inset-0 min-w-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

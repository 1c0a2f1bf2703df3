import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCut } from '../store/line.ts';
import { words } from '../words.ts';

const tones = {
  plain: 'text-muted hover:bg-sunken hover:text-ink',
  brand: 'text-on-brand-muted hover:bg-brand-raised hover:text-on-brand',
  danger: 'text-on-alert hover:bg-alert',
  alert: 'bg-alert text-on-alert hover:opacity-85',
};

/** A link of the same size. */
export const iconLinkClass =
  'grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** What the button does and to what, for screen readers: "Edit Mill Lane". */
  label: string;
  tone?: keyof typeof tones;
  /** Needs a connection: offline, its name says so. */
  needsConnection?: boolean | undefined;
};

export function IconButton({
  icon: Icon,
  label,
  tone = 'plain',
  needsConnection,
  className,
  ...rest
}: Props) {
  const cut = useCut(needsConnection);
  const name = cut ? `${label}. ${words.needsConnection}` : label;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...rest}
      disabled={cut || rest.disabled}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors disabled:opacity-50',
        tones[tone],
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

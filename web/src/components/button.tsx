import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { useCut } from '../store/line.ts';
import { NeedsConnection } from './needs-connection.tsx';

export const buttonClass = cva(
  'no-print inline-flex items-center justify-center gap-2 rounded-control text-center font-strong transition-colors select-none disabled:opacity-60 aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border border-control/60 bg-surface text-ink hover:bg-sunken',
        quiet: 'text-ink hover:bg-sunken',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        /** For something irreversible that is confirmed first. */
        risky: 'border border-control/60 bg-surface text-on-alert hover:bg-alert',
        /** The next step: only on `bg-next`. */
        accent: 'bg-accent text-on-accent hover:bg-accent-hover',
      },
      size: {
        usual: 'min-h-11 px-4 text-base',
        next: 'min-h-13 px-5 py-1.5 text-large/6 large-text:px-2 large-text:[&>svg]:hidden lg:min-h-12 lg:text-base/5',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'usual' },
  },
);

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    icon?: LucideIcon | undefined;
    /** Disables the button and shows `busyLabel` (or its label) with a spinner. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    /** Disabled offline, with the reason. */
    needsConnection?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  icon: Icon,
  busy,
  busyLabel,
  needsConnection,
  className,
  children,
  ...rest
}: Props) {
  const cut = useCut(needsConnection);
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || cut || rest.disabled}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {!busy && Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <NeedsConnection cut={cut}>{busy ? (busyLabel ?? children) : children}</NeedsConnection>
    </button>
  );
}

interface LinkProps extends VariantProps<typeof buttonClass> {
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  /** What it opens, such as a PDF or a file, needs a connection. */
  needsConnection?: boolean;
  /** One `<a>` or `<Link>`. */
  children: ReactElement<ComponentProps<'a'>>;
}

/** A link that looks like a button. Not with Radix's Slot, which would add 1 KB to every first screen just for this. */
export function ButtonLink({ icon: Icon, needsConnection, className, children: link, ...look }: LinkProps) {
  const cut = useCut(needsConnection);
  if (cut)
    return (
      <Button {...look} icon={Icon} className={className} needsConnection>
        {link.props.children}
      </Button>
    );
  const looks = clsx(buttonClass(look), className, link.props.className);
  return cloneElement(
    link,
    { className: looks },
    Icon && <Icon aria-hidden className="size-5 shrink-0" />,
    link.props.children,
  );
}

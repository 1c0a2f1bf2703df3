import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';

export const buttonClass = cva(
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-strong transition-colors select-none disabled:opacity-60 aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border border-control/60 bg-surface text-ink hover:bg-sunken',
        quiet: 'text-ink hover:bg-sunken',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        /** Leads to what cannot be undone, but asks first. */
        risky: 'border border-control/60 bg-surface text-on-alert hover:bg-alert',
        /** The next step: stands on `bg-next` and nowhere else. */
        accent: 'bg-accent text-on-accent hover:bg-accent-hover',
      },
      size: {
        usual: 'min-h-11 px-4 text-base',
        next: 'min-h-13 px-5 text-large/6 lg:min-h-12 lg:text-base/5',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'usual' },
  },
);

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    icon?: LucideIcon | undefined;
    /** While true the button cannot be pressed and shows `busyLabel` (or its own label) with a spinner. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  icon: Icon,
  busy,
  busyLabel,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {!busy && Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

interface LinkProps extends VariantProps<typeof buttonClass> {
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  /** One `<a>` or `<Link>`. */
  children: ReactElement<ComponentProps<'a'>>;
}

/** A link that looks like a button. By hand, as Radix's Slot would be 1 KB of every first screen for this alone. */
export function ButtonLink({ variant, size, wide, icon: Icon, className, children: link }: LinkProps) {
  const looks = clsx(buttonClass({ variant, size, wide }), className, link.props.className);
  return cloneElement(
    link,
    { className: looks },
    Icon && <Icon aria-hidden className="size-5 shrink-0" />,
    link.props.children,
  );
}

import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

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

type LinkProps = ComponentProps<'a'> & VariantProps<typeof buttonClass> & { icon?: LucideIcon | undefined };

/** A link that looks like a button: give it one `<a>` or `<Link>` as its child. */
export function ButtonLink({ variant, size, wide, icon: Icon, className, children, ...rest }: LinkProps) {
  return (
    <Slot.Root {...rest} className={clsx(buttonClass({ variant, size, wide }), className)}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  );
}

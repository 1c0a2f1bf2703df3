import { clsx } from 'clsx';

/** The style of all text-like controls. At 16 px, phones don't zoom in on focus. */
export const controlClass = (className?: string) =>
  clsx(
    'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:bg-sunken aria-invalid:border-2 aria-invalid:border-danger',
    className,
  );

import { clsx } from 'clsx';

/** The look all text-like controls share. 16 px text keeps phones from zooming in on focus. */
export const controlClass = (className?: string) =>
  clsx(
    'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:bg-sunken aria-invalid:border-2 aria-invalid:border-danger',
    className,
  );

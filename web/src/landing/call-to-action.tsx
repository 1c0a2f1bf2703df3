import { clsx } from 'clsx';
import { authRoutes } from '#shared/auth/routes.ts';
import { trialAsked } from '#shared/pages.ts';
import { buttons } from './claims.ts';

const base =
  'inline-flex min-h-13 items-center justify-center rounded-control px-6 text-center font-strong transition-colors max-sm:w-full max-sm:px-3';

/** The page's two buttons, on the paper background or the brand's dark one. */
export function CallToAction({ dark = false }: { dark?: boolean }) {
  const first = dark
    ? 'bg-accent text-on-accent hover:bg-accent-hover'
    : 'bg-primary text-on-primary hover:bg-primary-hover';
  const second = dark
    ? 'border border-on-brand-muted/60 text-on-brand hover:bg-brand-raised'
    : 'border border-control bg-surface text-ink hover:bg-sunken';
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`${authRoutes.login.path}?to=/?${trialAsked}`} className={clsx(base, first)}>
        {buttons.trial}
      </a>
      <a href={`${authRoutes.login.path}?to=/subscription`} className={clsx(base, second)}>
        {buttons.subscribe}
      </a>
    </div>
  );
}

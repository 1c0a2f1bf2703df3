import { clsx } from 'clsx';
import { Timer, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { trialMsLeft } from '#shared/subscription/access.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useNow } from '../../components/use-now.ts';
import { timeParts, trialTickMs, urgentUnderMs } from './countdown.ts';
import { texts } from './texts.ts';

/** The time left of a running trial, to the second; urgent on its last day, gone at zero or once subscribed. */
export function TrialCountdown({ user }: { user: User }) {
  const now = useNow(trialTickMs);
  const left = user.stripeSubscriptionId ? 0 : trialMsLeft(user, now);
  if (left <= 0) return null;
  const urgent = left < urgentUnderMs;
  const Icon = urgent ? TriangleAlert : Timer;
  return (
    <section
      aria-label={texts.trial}
      className={clsx(
        'no-print grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card px-4 py-3.5 lg:flex lg:items-center lg:justify-between lg:gap-8 lg:px-5',
        urgent ? 'bg-alert text-on-alert' : 'on-brand border border-brand-line bg-brand text-on-brand',
      )}
    >
      <p className="flex items-center gap-2.5 text-small lg:text-base">
        <Icon aria-hidden className={clsx('size-5 shrink-0', !urgent && 'text-accent')} />
        {urgent ? texts.trialEndsSoon : texts.trial}
      </p>
      <p role="timer" className="flex flex-wrap gap-x-4 text-title font-strong">
        {timeParts(left).map(({ unit, text }) => (
          <span key={unit} className="whitespace-nowrap">
            {text} <span className="-ml-1 text-small font-normal">{unit}</span>
          </span>
        ))}
      </p>
      <ButtonLink variant={urgent ? 'danger' : 'accent'}>
        <Link to="/subscription">{urgent ? texts.subscribeNow : texts.subscribe}</Link>
      </ButtonLink>
    </section>
  );
}

import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { desk } from '#shared/members/roles.ts';
import { trialMsLeft } from '#shared/subscription/access.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useNow } from '../../components/use-now.ts';
import { timeParts, trialTickMs, urgentUnderMs } from './countdown.ts';
import { texts } from './texts.ts';

const maySubscribe = (user: User): boolean => isAmong(user, openTo('subscription.get', desk));

const msLeft = (user: User, now: number): number => (user.stripeSubscriptionId ? 0 : trialMsLeft(user, now));

/** The last day of a trial, at the top of the page, in red. */
export function TrialEnding({ user }: { user: User }) {
  const left = msLeft(user, useNow(trialTickMs));
  if (left <= 0 || left >= urgentUnderMs) return null;
  return (
    <section
      aria-label={texts.trial}
      className="no-print grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-alert px-4 py-3.5 text-on-alert lg:justify-items-start lg:px-5"
    >
      <p className="flex items-center gap-2.5 text-small lg:text-base">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {texts.trialEndsSoon}
      </p>
      <TimeLeft ms={left} className="text-title" />
      {maySubscribe(user) && (
        <ButtonLink variant="danger">
          <Link to="/subscription">{texts.subscribeNow}</Link>
        </ButtonLink>
      )}
    </section>
  );
}

/** The time left of a trial, to the second; hidden on its last day, at zero and once subscribed. */
export function TrialCountdown({ user }: { user: User }) {
  const left = msLeft(user, useNow(trialTickMs));
  if (left < urgentUnderMs) return null;
  return (
    <Card className="no-print">
      <section aria-label={texts.trial}>
        <div className="flex items-center gap-3 px-4 py-2.5">
          <Clock aria-hidden className="size-5 shrink-0 text-muted" />
          <div>
            <p className="text-small text-muted">{texts.trial}</p>
            <TimeLeft ms={left} className="" />
          </div>
        </div>
        {maySubscribe(user) && (
          <Link
            to="/subscription"
            className="flex min-h-11 items-center gap-2 rounded-b-card border-t border-line pr-4 pl-12 text-small font-strong hover:bg-sunken/50 focus-visible:-outline-offset-3"
          >
            {texts.subscribe}
            <ChevronRight aria-hidden className="-mr-1.5 ml-auto size-5 shrink-0 text-muted" />
          </Link>
        )}
      </section>
    </Card>
  );
}

function TimeLeft({ ms, className }: { ms: number; className: string }) {
  return (
    <p role="timer" className={`flex flex-wrap gap-x-2 font-strong ${className}`}>
      {timeParts(ms).map(({ unit, text }) => (
        <span key={unit} className="whitespace-nowrap">
          {text} <span className="text-small font-normal">{unit}</span>
        </span>
      ))}
    </p>
  );
}

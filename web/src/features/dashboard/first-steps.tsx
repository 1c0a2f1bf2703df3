import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import type { DashboardStats } from '#shared/dashboard/contract.ts';
import { owner } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { Card } from '../../components/card.tsx';
import { type NextAct, NextButton, NextHelper } from '../../components/next-act.tsx';
import { holdSecondTap } from '../../components/second-tap.ts';
import { words } from '../../words.ts';
import { ExampleOffer } from './example-offer.tsx';
import { nextCardClass } from './next-card.tsx';
import { stepTexts as texts } from './texts.ts';

interface Step {
  title: string;
  hint: string;
  isDone: boolean;
  act: NextAct;
  /** An alternative. */
  helper?: NextAct;
}

/** The sender's details that an invoice still lacks. */
const missingOf = ({ firstName, business }: User): string[] => {
  const name = business.tradingName ?? business.ownName ?? business.legalName ?? firstName;
  return [
    ...(name ? [] : [texts.name]),
    ...(business.address ? [] : [texts.address]),
    ...(business.sortCode && business.accountNumber ? [] : [texts.bank]),
  ];
};

const hasDetails = (user: User): boolean => missingOf(user).length === 0;

const stepsOf = (user: User, { totalClients, records }: DashboardStats): Step[] => [
  {
    title: texts.details,
    hint: texts.detailsHint,
    isDone: hasDetails(user),
    act: { label: texts.addDetails, to: '/settings#business' },
  },
  {
    title: texts.client,
    hint: texts.clientHint,
    isDone: totalClients > 0,
    act: { label: words.addClient, to: '/clients?new=1' },
    helper: { label: texts.importFile, to: '/import' },
  },
  {
    title: texts.work,
    hint: texts.workHint,
    isDone: records > 0,
    act: { label: words.createInvoice, to: '/invoices?new=1' },
    helper: { label: words.createJob, to: '/jobs?new=1' },
  },
];

/** Shown instead of a day's work while there is none: the steps to the first paid invoice. */
export function FirstSteps({ user, stats }: { user: User; stats: DashboardStats }) {
  const steps = stepsOf(user, stats);
  const now = steps.findIndex(({ isDone }) => !isDone);
  const current = steps[now];
  return (
    <section aria-label={texts.heading} className="grid gap-3">
      {current && (
        <article className={nextCardClass} aria-current="step">
          <p className="text-small text-on-brand-muted">{texts.step(now + 1)}</p>
          <h2 className="mt-0.5 text-large font-strong">{current.title}</h2>
          <p className="mt-1 mb-3.5 text-on-brand-muted">{current.hint}</p>
          <div onClickCapture={holdSecondTap} className="flex flex-wrap gap-2 lg:max-w-md">
            {current.helper && <NextHelper {...current.helper} />}
            <NextButton {...current.act} />
          </div>
        </article>
      )}
      <Card className="divide-y divide-line">
        {steps.map((step, at) => at !== now && <StepRow key={step.title} step={step} at={at + 1} />)}
      </Card>
      <ExampleOffer userId={user.id} />
    </section>
  );
}

/** The details that an invoice still needs once there is work; shown until they are complete. */
export function DetailsLeft({ user }: { user: User }) {
  if (hasDetails(user) || !isAmong(user, openTo('settings.updateBusiness', owner))) return null;
  return (
    <Link
      to="/settings#business"
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-rest hover:bg-sunken/50"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{texts.addDetails}</span>
        <span className="block text-small text-muted">{texts.detailsLeft(missingOf(user))}</span>
      </span>
      <ChevronRight aria-hidden className="-mr-1.5 size-5 shrink-0 text-muted" />
    </Link>
  );
}

function StepRow({ step, at }: { step: Step; at: number }) {
  const { title, hint, isDone, act } = step;
  const content = (
    <>
      <span className="w-5 shrink-0 font-strong text-muted">
        {isDone ? <Check role="img" aria-label={texts.done} className="size-5 text-on-success" /> : at}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{title}</span>
        {!isDone && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </>
  );
  const className = 'flex min-h-14 items-center gap-3 px-4 py-2.5';
  if (isDone) return <div className={className}>{content}</div>;
  return (
    <Link to={act.to ?? '/'} className={`${className} hover:bg-sunken/50 focus-visible:-outline-offset-3`}>
      {content}
      <ChevronRight aria-hidden className="-mr-1.5 size-5 shrink-0 text-muted" />
    </Link>
  );
}

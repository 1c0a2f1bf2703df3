import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { lazy, Suspense, useState } from 'react';
import { readPast, readWeekday } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import { toPounds } from '#shared/money.ts';
import type { Average } from '#shared/time/average.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import type { Week } from '#shared/time/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { NextButton } from '../../components/next-act.tsx';
import { timeOf } from '../job/on-my-way.ts';
import { timeTexts as texts } from './texts.ts';

/** `Tue and Thu`. */
const readDayNames = (dates: readonly string[]): string => dates.map(readWeekday).join(' and ');

const Reopen = lazy(() => import('./reopen-form.tsx'));

interface Props {
  week: Week;
  isOwn: boolean;
  /** A clock is running in it. */
  isRunning: boolean;
  /** Some of it is still queued. */
  isUnsent: boolean;
}

const when = (at: string): string => `${readPast(londonDate(at), today())}, ${timeOf(at)}`;

const standing = ({ state, submittedAt, approvedAt, approvedByName }: Week): string => {
  if (state === 'approved' && approvedAt) return texts.approvedOn(approvedByName ?? '', when(approvedAt));
  if (state === 'submitted' && submittedAt) return texts.handedInOn(when(submittedAt));
  return texts.states[state];
};

const missing = ({ week, isOwn, isRunning, isUnsent }: Props, isDesk: boolean): string | undefined => {
  const days = readDayNames(week.forgotten);
  if (week.forgotten.length > 0) return isOwn ? texts.firstEnd(days) : texts.firstEndOffice(days);
  if (isRunning) return isOwn && !isDesk ? texts.stillRunning : texts.stillRunningOffice;
  return isUnsent ? texts.sendFirst : undefined;
};

/** Who must act on a week, and the action that advances it. */
export function WeekState(props: Props) {
  const { week, isOwn } = props;
  const role = useSignedInUser().firm?.role;
  const isDesk = role === 'owner' || role === 'office';
  const mayApprove = isDesk && !(isOwn && role === 'office');
  const isEmpty = Object.values(week.minutes).every((minutes) => minutes === 0);
  const lacks = week.state === 'approved' ? undefined : missing(props, isDesk);
  const isReady = lacks === undefined && !isEmpty;
  return (
    <Card className="grid gap-3 px-4 py-3 lg:px-5">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-strong">
          {standing(week)}
          {week.payPence !== null && week.payPence > 0 && <Money pounds={toPounds(week.payPence)} />}
        </p>
        {week.reopened.map(({ on, reason }) => (
          <p key={on} className="text-small text-muted wrap-anywhere">
            {texts.reopenedWhy(when(on), reason)}
          </p>
        ))}
        {week.average?.isOver && <Over average={week.average} isOwn={isOwn} />}
        {lacks && <p className="text-small text-muted">{lacks}</p>}
        {week.state !== 'open' && isOwn && !isDesk && (
          <p className="text-small text-muted">{texts.askOffice}</p>
        )}
        {week.state === 'submitted' && isDesk && !mayApprove && (
          <p className="text-small text-muted">{texts.someoneElse}</p>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-2 empty:hidden">
        {week.state !== 'approved' && mayApprove && isReady && <Approve week={week} />}
        {week.state === 'open' && isOwn && !mayApprove && isReady && role !== 'accountant' && (
          <HandIn week={week} />
        )}
        {week.state !== 'open' && isDesk && <ReopenAct week={week} />}
      </div>
    </Card>
  );
}

/** Warns of more than 48 hours a week. It can be approved all the same: the time was worked, so it is paid. */
function Over({ average: { minutes, weeks }, isOwn }: { average: Average; isOwn: boolean }) {
  const average = texts.averages(readMinutes(minutes), weeks);
  return (
    <p className="flex items-baseline gap-1.5 text-small text-on-warning">
      <TriangleAlert aria-hidden className="size-4 shrink-0 self-center" />
      {isOwn ? texts.overOwn(average) : texts.overOther(average)}
    </p>
  );
}

const paramsOf = ({ monday, employeeId }: Week) => ({ monday, employeeId: String(employeeId) });

function HandIn({ week }: { week: Week }) {
  const { mutate, isPending } = useCall(timeRoutes.submit, {
    success: texts.handedIn,
    failure: texts.handInFailed,
  });
  return (
    <div className="on-next flex grow rounded-card bg-next p-2">
      <NextButton
        icon={Send}
        label={texts.handIn}
        busy={isPending}
        needsConnection
        onClick={() => mutate({ params: paramsOf(week), body: { hash: week.hash } })}
      />
    </div>
  );
}

function Approve({ week }: { week: Week }) {
  const { mutate, isPending } = useCall(timeRoutes.approve, {
    success: texts.approved,
    failure: texts.approveFailed,
  });
  return (
    <Button
      icon={Check}
      busy={isPending}
      needsConnection
      onClick={() => mutate({ params: paramsOf(week), body: { hash: week.hash } })}
    >
      {texts.approve}
    </Button>
  );
}

function ReopenAct({ week }: { week: Week }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={RotateCcw} needsConnection onClick={() => setOpen(true)}>
        {texts.reopen}
      </Button>
      <Suspense>{isOpen && <Reopen week={week} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

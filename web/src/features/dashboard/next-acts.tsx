import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { isTooEarly } from '#shared/jobs/early-start.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { callHref, mapHref } from '../../components/hrefs.ts';
import { NextButton, NextHelper } from '../../components/next-act.tsx';
import { holdSecondTap } from '../../components/second-tap.ts';
import { useComplete } from '../../forms/charge/use-complete.ts';
import { useOnMyWay } from '../../forms/job/on-my-way.ts';
import { useStatusChange } from '../../forms/job/use-changes.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';
import { placeOf } from './words.ts';

interface Props {
  job: DayJob;
  /** Epoch milliseconds. */
  now: number;
  /** It is today's: it can be started. */
  toSet?: boolean;
  /** Another step comes first, so this one is not lime. */
  isAfter?: boolean;
}

/** Call, Directions and On my way, if available, and the next step of the job. On the way to a landline, Call ahead is the call. */
export function NextActs({ job, now, toSet = false, isAfter = false }: Props) {
  const phone = job.client?.phone;
  const place = placeOf(job);
  const hasHelpers = phone || place;
  const isLeaving = toSet && job.status === 'pending';
  return (
    <div onClickCapture={holdSecondTap} className="no-print mt-3 grid content-end gap-2 lg:mt-0">
      {hasHelpers && (
        <div className="flex flex-wrap gap-2 *:flex-1">
          {phone && !(isLeaving && isLandline(phone)) && (
            <NextHelper icon={Phone} label={texts.call} href={callHref(phone)} />
          )}
          {place && <NextHelper icon={Navigation} label={texts.directions} href={mapHref(place)} />}
          {phone && isLeaving && <OnMyWay job={job} phone={phone} now={now} />}
        </div>
      )}
      {toSet && <Step job={job} isAfter={isAfter} />}
    </div>
  );
}

function OnMyWay({ job, phone, now }: { job: DayJob; phone: string; now: number }) {
  const onMyWay = useOnMyWay();
  return <NextHelper {...onMyWay(job, phone, now)} />;
}

function Step({ job, isAfter }: { job: DayJob; isAfter: boolean }) {
  const { change, isPending } = useStatusChange();
  const { complete } = useComplete();
  const isBegun = job.status === 'in_progress';
  // The job's page says why, and asks.
  if (isTooEarly(job, today()))
    return <NextButton icon={MessageSquareText} label={words.askEarly} to={`/jobs?id=${job.id}`} />;
  const Act = isAfter ? NextHelper : NextButton;
  return (
    <Act
      icon={isBegun ? Check : Play}
      label={isBegun ? words.complete : words.start}
      busy={isPending}
      onClick={() => (isBegun ? complete(job) : change(job, 'in_progress'))}
    />
  );
}

import { useState } from 'react';
import { londonDate } from '#shared/dates.ts';
import { type Interval, mayLast } from '#shared/time/intervals.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { timeOf } from '../job/on-my-way.ts';
import { instantOf } from './instants.ts';
import { timeTexts as texts } from './texts.ts';

interface Options {
  interval: Interval;
  isOthers: boolean;
  onClose: () => void;
}

interface Fields {
  day: string;
  clock: string;
  reason: string;
}

/** The end in the fields; undefined if incomplete. */
const endIn = ({ day, clock }: Fields): string | undefined =>
  day && clock ? instantOf(day, clock) : undefined;

const wrongEnd = ({ from, to }: Interval, fields: Fields): string | undefined => {
  const at = endIn(fields);
  if (!at) return fields.day ? texts.needsClock : texts.needsDay;
  if (at <= from) return texts.endsBefore(timeOf(from));
  if (to !== null && at > to) return texts.endsAfter(timeOf(to));
  return mayLast(from, at) === 'never' ? texts.eachDay : undefined;
};

/** Sends the end: the punch that ended it is confirmed, any other time is a new punch. */
const useSending = ({ interval, isOthers, onClose }: Options) => {
  const done = {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: onClose,
    onKept: onClose,
  };
  const added = useCall(timeRoutes.punch, done);
  const confirmed = useCall(timeRoutes.correct, done);
  const { employeeId, to, endedBy } = interval;
  const send = (at: string, because: { reason?: string }) => {
    if (endedBy && at === to)
      confirmed.mutate({ params: { id: endedBy.id }, body: { at, kind: endedBy.kind, ...because } });
    else added.mutate({ body: { at, kind: 'off', ...because, ...(isOthers && { employeeId }) } });
  };
  return { send, busy: added.isPending || confirmed.isPending };
};

/** The form for the end of a forgotten clock; a long time needs a reason. */
export const useEnd = (options: Options) => {
  const { interval } = options;
  const { from, to } = interval;
  const [fields, setFields] = useState<Fields>({ day: londonDate(from), clock: '', reason: '' });
  const [errors, setErrors] = useState<{ clock?: string; reason?: string }>({});
  const { send, busy } = useSending(options);
  const typed = endIn(fields);
  // Fields hold whole minutes, so the minute of the recorded end means that end.
  const at = typed && to !== null && instantOf(londonDate(to), timeOf(to)) === typed ? to : typed;
  const needsReason = at !== undefined && mayLast(from, at) === 'withReason';
  const save = () => {
    const clock = wrongEnd(interval, fields);
    const reason = fields.reason.trim();
    const isBare = needsReason && reason.length < 3;
    setErrors({ ...(clock && { clock }), ...(isBare && { reason: texts.needsReason }) });
    if (!clock && !isBare && at) send(at, needsReason ? { reason } : {});
  };
  return {
    ...{ fields, errors, needsReason, save, busy },
    set: (more: Partial<Fields>) => setFields({ ...fields, ...more }),
  };
};

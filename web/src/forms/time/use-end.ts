import { useState } from 'react';
import { londonDate } from '#shared/dates.ts';
import { type Interval, mayLast } from '#shared/time/intervals.ts';
import { wrongReason } from '#shared/time/reason.ts';
import { timeOf } from '../job/on-my-way.ts';
import { instantOf } from './instants.ts';
import { timeTexts as texts } from './texts.ts';
import { usePunchCalls } from './use-punch-calls.ts';

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
  const { add, correct, busy } = usePunchCalls(onClose);
  const { employeeId, to, endedBy } = interval;
  const send = (at: string, because: { reason?: string }) => {
    if (endedBy && at === to)
      correct({ params: { id: endedBy.id }, body: { at, kind: endedBy.kind, ...because } });
    else add({ body: { at, kind: 'off', ...because, ...(isOthers && { employeeId }) } });
  };
  return { send, busy };
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
    const wrong = needsReason ? wrongReason(reason) : undefined;
    setErrors({ ...(clock && { clock }), ...(wrong && { reason: wrong }) });
    if (!clock && !wrong && at) send(at, needsReason ? { reason } : {});
  };
  return {
    ...{ fields, errors, needsReason, save, busy },
    set: (more: Partial<Fields>) => setFields({ ...fields, ...more }),
  };
};

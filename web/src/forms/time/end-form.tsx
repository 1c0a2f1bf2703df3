import { useState } from 'react';
import { formatDate, londonDate } from '#shared/dates.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { timeOf } from '../job/on-my-way.ts';
import { instantOf } from './instants.ts';
import { timeTexts as texts } from './texts.ts';
import { refreshTime } from './use-punch.ts';

interface Props {
  interval: Interval;
  isOthers: boolean;
  onClose: () => void;
}

/** The error of an end time; undefined if it is valid. */
const wrongEnd = (interval: Interval, day: string, clock: string): string | undefined => {
  if (!day) return texts.needsDay;
  if (!clock) return texts.needsClock;
  const at = instantOf(day, clock);
  if (at <= interval.from) return texts.endsBefore(timeOf(interval.from));
  return interval.to !== null && at >= interval.to ? texts.endsAfter(timeOf(interval.to)) : undefined;
};

/** Asks when a forgotten clock ended; it is never guessed. */
export function EndForm({ interval, isOthers, onClose }: Props) {
  const { employeeId, from } = interval;
  const [day, setDay] = useState(londonDate(from));
  const [clock, setClock] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useCall(timeRoutes.punch, {
    success: texts.saved,
    failure: texts.saveFailed,
    refresh: refreshTime,
    onSuccess: onClose,
    onKept: onClose,
  });
  const save = () => {
    const wrong = wrongEnd(interval, day, clock);
    setError(wrong);
    if (wrong) return;
    mutate({ body: { at: instantOf(day, clock), kind: 'off', ...(isOthers && { employeeId }) } });
  };
  return (
    <FormDialog
      title={texts.stopped}
      action={texts.saveEnd}
      busy={isPending}
      unsaved={clock !== ''}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">
        {texts.began(formatDate(londonDate(from)), timeOf(from))}
        {interval.to !== null && ` ${texts.reallyLong(timeOf(interval.to))}`}
      </p>
      <FieldPair className="sm:col-span-2">
        <Field label={texts.labels.date} required>
          <DateInput value={day} min={londonDate(from)} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label={texts.endLabel} required error={error}>
          <TimeInput value={clock} enterKeyHint="done" onChange={({ target }) => setClock(target.value)} />
        </Field>
      </FieldPair>
    </FormDialog>
  );
}

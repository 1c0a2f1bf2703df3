import { useEffect, useEffectEvent } from 'react';
import { daysOf } from '#shared/calendar/days.ts';
import type { Calendar } from '../use-calendar.ts';
import { type By, moved, step, stretched } from './moved.ts';
import type { Moving } from './use-moving.ts';

/** What an arrow key does: days in the month, days and quarters of an hour in the week. */
export const stepOf = (key: string, view: Calendar['view']): By | undefined => {
  if (key === 'ArrowLeft') return { days: -1 };
  if (key === 'ArrowRight') return { days: 1 };
  const sign = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (sign === 0) return undefined;
  return view === 'month' ? { days: 7 * sign } : { minutes: step * sign };
};

/** While a job is being moved by keyboard, arrows move it, with Shift they resize it, Enter saves and Escape cancels. */
export const useMovingKeys = (moving: Moving, { view, choose }: Calendar): void => {
  const { job, byKeys: isOn, change, save, letGo } = moving;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isButton = (event.target as Element | null)?.closest('button:not([data-block])');
    if (event.key === 'Escape') letGo();
    else if (event.key === 'Enter' && !isButton) save();
    else {
      const by = stepOf(event.key, view);
      if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
      change((when) => (event.shiftKey ? stretched(when, by) : moved(when, by)));
    }
    if (event.key === 'Enter' && isButton) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
  // Shows the week or month that it is moved into.
  const first = (isOn && job && daysOf(job)?.first) || null;
  const follow = useEffectEvent((day: string) => choose(day));
  useEffect(() => {
    if (first) follow(first);
  }, [first]);
};

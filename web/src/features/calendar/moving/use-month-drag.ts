import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { daysBetween } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { moved } from './moved.ts';
import type { Moving } from './use-moving.ts';

/** The distance before a drag starts, in px. */
const least = 5;

interface Held {
  job: Job;
  day: string;
  x: number;
  y: number;
  isDragged: boolean;
}

const dayAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]')?.dataset.date;

/**
 * Drags a job of the month to another day. Without a library, because it is a single gesture over cells. Goes on the element
 * around the days; touch scrolls instead.
 */
export const useMonthDrag = (moving: Moving, jobs: readonly Job[]) => {
  const held = useRef<Held | null>(null);
  const dropped = useRef(false);
  return {
    onPointerDown: ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      dropped.current = false;
      const chip = (target as Element).closest<HTMLElement>('[data-job]');
      const day = chip?.closest<HTMLElement>('[data-date]')?.dataset.date;
      const job = jobs.find(({ id }) => String(id) === chip?.dataset.job);
      held.current =
        job && day && pointerType !== 'touch' && button === 0 ? { job, day, x, y, isDragged: false } : null;
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const now = held.current;
      if (!now || buttons === 0) return;
      if (!now.isDragged && Math.hypot(clientX - now.x, clientY - now.y) < least) return;
      if (!now.isDragged) moving.begin(now.job, false);
      now.isDragged = true;
      const day = dayAt(clientX, clientY);
      if (day) moving.change((_, kept) => moved(kept, { days: daysBetween(now.day, day) }));
    },
    onPointerUp: () => {
      dropped.current = held.current?.isDragged ?? false;
      held.current = null;
      if (dropped.current) moving.save();
    },
    onPointerLeave: () => {
      if (held.current?.isDragged) moving.letGo();
      held.current = null;
    },
    // Dropping must not click the day.
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
};

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { daysBetween } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { onHold } from '../../../components/on-hold.ts';
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
  /** For touch: ends waiting for the finger to rest. */
  end?: () => void;
}

const dayAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]')?.dataset.date;

/**
 * Drags a job of the month to another day. Without a library, because it is a single gesture over cells. Goes on the element
 * around the days. A finger drags once it has rested, and scrolls before.
 */
export const useMonthDrag = (moving: Moving, jobs: readonly Job[]) => {
  const held = useRef<Held | null>(null);
  const dropped = useRef(false);
  const take = (now: Held) => {
    moving.begin(now.job, false);
    now.isDragged = true;
  };
  const letGo = () => {
    held.current?.end?.();
    held.current = null;
  };
  const leave = () => {
    if (held.current?.isDragged) moving.letGo();
    letGo();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, pointerId, pointerType, button, clientX: x, clientY: y } = event;
      dropped.current = false;
      const chip = (target as Element).closest<HTMLElement>('[data-job]');
      const day = chip?.closest<HTMLElement>('[data-date]')?.dataset.date;
      const job = jobs.find(({ id }) => String(id) === chip?.dataset.job);
      held.current = null;
      if (!chip || !job || !day || button !== 0) return;
      const now: Held = { job, day, x, y, isDragged: false };
      held.current = now;
      if (pointerType !== 'touch') return;
      now.end = onHold(chip, () => {
        currentTarget.setPointerCapture(pointerId);
        take(now);
      });
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const now = held.current;
      if (!now || buttons === 0) return;
      if (!now.isDragged && Math.hypot(clientX - now.x, clientY - now.y) < least) return;
      if (!now.isDragged && now.end) return letGo();
      if (!now.isDragged) take(now);
      const day = dayAt(clientX, clientY);
      if (day) moving.change((_, kept) => moved(kept, { days: daysBetween(now.day, day) }));
    },
    onPointerUp: () => {
      dropped.current = held.current?.isDragged ?? false;
      letGo();
      if (dropped.current) moving.save();
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
    onContextMenu: (event: MouseEvent) => held.current?.end && event.preventDefault(),
    // Dropping must not click the day.
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
};

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { onHold } from '../../../components/on-hold.ts';
import { moved, step, stretched } from '../moving/moved.ts';
import type { Moving } from '../moving/use-moving.ts';
import { hourHeight } from './hours-place.ts';

/** The distance before a drag starts, in px. */
const least = 5;

interface Held {
  job: Job;
  x: number;
  y: number;
  dayWidth: number;
  /** False in the all-day row. */
  hasHours: boolean;
  isStretch: boolean;
  isDragged: boolean;
  block: HTMLElement;
  /** For touch: ends waiting for the finger to rest. */
  end?: () => void;
}

const quarters = (pixels: number): number => Math.round(((pixels / hourHeight) * 60) / step) * step;

const held = (target: Element, jobs: readonly Job[]) => {
  const block = target.closest<HTMLElement>('[data-block]');
  const job = jobs.find(({ id }) => String(id) === block?.dataset.block);
  const week = block?.closest<HTMLElement>('[data-week]');
  if (!block || !job || !week) return null;
  return {
    job,
    block,
    dayWidth: week.clientWidth / 7,
    hasHours: week.dataset.week === 'hours',
    isStretch: target.closest('[data-edge]') !== null,
    isDragged: false,
  };
};

/**
 * Drags a block of the week to another day and time, or its lower edge to another end. Goes on the element around all days,
 * because a block is mounted again in the day it moves to. A finger drags once it has rested, and scrolls before.
 */
export const useWeekDrag = (moving: Moving, jobs: readonly Job[]) => {
  const now = useRef<Held | null>(null);
  const dropped = useRef(false);
  const drag = (current: Held, x: number, y: number) => {
    const days = Math.round(x / current.dayWidth);
    const minutes = current.hasHours ? quarters(y) : 0;
    moving.change((_, kept) => {
      if (!current.isStretch) return moved(kept, { days, minutes });
      return stretched(kept, current.hasHours ? { minutes } : { days });
    });
  };
  const take = (current: Held, around: Element, pointerId: number) => {
    around.setPointerCapture(pointerId);
    moving.begin(current.job, false);
    current.isDragged = true;
  };
  const letGo = () => {
    now.current?.end?.();
    now.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, pointerId, pointerType, button, clientX: x, clientY: y } = event;
      dropped.current = false;
      const found = button === 0 ? held(target as Element, jobs) : null;
      const current: Held | null = found && { ...found, x, y };
      now.current = current;
      if (current && pointerType === 'touch')
        current.end = onHold(current.block, () => take(current, currentTarget, pointerId));
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const { current } = now;
      if (!current) return;
      const [x, y] = [clientX - current.x, clientY - current.y];
      if (!current.isDragged && Math.hypot(x, y) < least) return;
      if (!current.isDragged && current.end) return letGo();
      if (!current.isDragged) take(current, currentTarget, pointerId);
      drag(current, x, y);
    },
    onPointerUp: () => {
      dropped.current = now.current?.isDragged ?? false;
      letGo();
      if (dropped.current) moving.save();
    },
    onPointerCancel: () => {
      if (now.current?.isDragged) moving.letGo();
      letGo();
    },
    onContextMenu: (event: MouseEvent) => now.current?.end && event.preventDefault(),
    // Dropping must not click.
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
};

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
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
}

const quarters = (pixels: number): number => Math.round(((pixels / hourHeight) * 60) / step) * step;

const held = (target: Element, jobs: readonly Job[]) => {
  const block = target.closest<HTMLElement>('[data-block]');
  const job = jobs.find(({ id }) => String(id) === block?.dataset.block);
  const week = block?.closest<HTMLElement>('[data-week]');
  if (!job || !week) return null;
  return {
    job,
    dayWidth: week.clientWidth / 7,
    hasHours: week.dataset.week === 'hours',
    isStretch: target.closest('[data-edge]') !== null,
    isDragged: false,
  };
};

/**
 * Drags a block of the week to another day and time, or its lower edge to another end. Goes on the element around all days,
 * because a block is mounted again in the day it moves to; touch scrolls instead.
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
  return {
    onPointerDown: ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      dropped.current = false;
      const found = pointerType === 'touch' || button !== 0 ? null : held(target as Element, jobs);
      now.current = found && { ...found, x, y };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const { current } = now;
      if (!current) return;
      const [x, y] = [clientX - current.x, clientY - current.y];
      if (!current.isDragged && Math.hypot(x, y) < least) return;
      if (!current.isDragged) {
        currentTarget.setPointerCapture(pointerId);
        moving.begin(current.job, false);
      }
      current.isDragged = true;
      drag(current, x, y);
    },
    onPointerUp: () => {
      dropped.current = now.current?.isDragged ?? false;
      now.current = null;
      if (dropped.current) moving.save();
    },
    onPointerCancel: () => {
      if (now.current?.isDragged) moving.letGo();
      now.current = null;
    },
    // Dropping must not click.
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
};

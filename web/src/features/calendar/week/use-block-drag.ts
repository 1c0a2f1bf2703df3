import { type PointerEvent, useRef } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { moved, step, stretched } from '../moving/moved.ts';
import type { Moving } from '../moving/use-moving.ts';
import { hourHeight } from './hours-place.ts';

const least = 5;

interface Held {
  x: number;
  y: number;
  dayWidth: number;
  isStretch: boolean;
  isDragged: boolean;
}

const quarters = (pixels: number): number => Math.round(((pixels / hourHeight) * 60) / step) * step;

/**
 * Drags a block of the week: to another day and time, or by its lower edge to another end. `hasHours`: false for one in the line of
 * whole days. A finger scrolls instead. `onPress`: it was only pressed.
 */
export const useBlockDrag = (job: Job, moving: Moving, hasHours: boolean, onPress: () => void) => {
  const held = useRef<Held | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget, pointerType, button, clientX: x, clientY: y, pointerId } = event;
      if (pointerType === 'touch' || button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      const dayWidth = (currentTarget.closest<HTMLElement>('[data-week]')?.clientWidth ?? 7) / 7;
      const isStretch = (target as Element).closest('[data-edge]') !== null;
      held.current = { x, y, dayWidth, isStretch, isDragged: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const now = held.current;
      if (!now) return;
      const [x, y] = [clientX - now.x, clientY - now.y];
      if (!now.isDragged && Math.hypot(x, y) < least) return;
      if (!now.isDragged) moving.begin(job, false);
      now.isDragged = true;
      const days = Math.round(x / now.dayWidth);
      const minutes = hasHours ? quarters(y) : 0;
      moving.change((_, kept) => {
        if (!now.isStretch) return moved(kept, { days, minutes });
        return stretched(kept, hasHours ? { minutes } : { days });
      });
    },
    onPointerUp: () => {
      const isDragged = held.current?.isDragged;
      held.current = null;
      if (isDragged) moving.save();
    },
    onPointerCancel: () => {
      if (held.current?.isDragged) moving.letGo();
      held.current = null;
    },
    onClick: () => {
      // A drag has been saved by now; the press that ends it moves no day.
      if (!moving.draft) onPress();
    },
  };
};

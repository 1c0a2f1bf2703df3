import { type PointerEvent, useEffect, useRef } from 'react';
import type { Visit } from '#shared/board/board.ts';
import { timeAt } from '#shared/calendar/hours.ts';
import { onHold } from '../../components/on-hold.ts';
import type { Place } from '../../forms/visit/placing.ts';
import { scrollAtEdge } from './edge-scroll.ts';

/** The distance before a drag starts, in px. */
const least = 5;
const quarter = 15;

interface Held {
  visit: Visit;
  from: number | null;
  block: HTMLElement;
  ghost: HTMLElement | null;
  x: number;
  y: number;
  dx: number;
  dy: number;
  over: HTMLElement | null;
  /** For touch: ends waiting for the finger to rest. */
  end: (() => void) | undefined;
  /** The place in it that was last announced. */
  at: string;
}

const idOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The start time of a block held this far from its left edge, in a lane of hours. */
const startAt = (cell: HTMLElement, x: number): string | undefined => {
  const { from, to } = cell.dataset;
  if (!from || !to) return undefined;
  const box = cell.getBoundingClientRect();
  const minutes = Number(from) + ((x - box.left) / box.width) * (Number(to) - Number(from));
  return timeAt(Math.min(24 * 60 - quarter, Math.max(0, Math.round(minutes / quarter) * quarter)));
};

/** The target of a cell. */
const placeIn = (cell: HTMLElement, x: number): Place => {
  const { lane, day } = cell.dataset;
  const startTime = startAt(cell, x);
  return { employeeId: idOf(lane), day: day || null, ...(startTime && { startTime }) };
};

/**
 * Drags visits over the board: immediately by mouse, after a moment's rest by touch. During the drag nothing renders; the block
 * follows by a transform. Goes on the element around all cells (`data-cell`) and blocks (`data-visit`).
 */
export const useDrag = (
  visits: ReadonlyMap<number, Visit>,
  onDrop: (visit: Visit, from: number | null, to: Place) => void,
  /** What it would clash with there; empty for nothing. */
  clashOf: (visit: Visit, from: number | null, to: Place) => string,
) => {
  const held = useRef<Held | null>(null);
  const dropped = useRef(false);
  const letGo = () => {
    const { current } = held;
    if (!current) return;
    current.end?.();
    current.ghost?.remove();
    current.block.removeAttribute('data-held');
    current.over?.removeAttribute('data-over');
    held.current = null;
  };
  const take = (now: Held) => {
    const box = now.block.getBoundingClientRect();
    const ghost = now.block.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-visit');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.className += ' board-ghost';
    Object.assign(ghost.style, {
      ...{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` },
    });
    document.body.append(ghost);
    now.block.setAttribute('data-held', '');
    Object.assign(now, { ghost, dx: now.x - box.left, dy: now.y - box.top });
  };
  const follow = (now: Held, x: number, y: number) => {
    if (!now.ghost) return;
    now.ghost.style.transform = `translate(${x - now.x}px, ${y - now.y}px)`;
    const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]') ?? null;
    const to = cell && placeIn(cell, x - now.dx);
    const at = to ? `${to.employeeId} ${to.day} ${to.startTime}` : '';
    if (cell === now.over && at === now.at) return;
    const clash = to ? clashOf(now.visit, now.from, to) : '';
    now.over?.removeAttribute('data-over');
    cell?.setAttribute('data-over', clash && 'clash');
    now.ghost.dataset.said = [to?.startTime, clash].filter(Boolean).join(' ');
    Object.assign(now, { over: cell, at });
  };
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo();
    };
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  });
  return {
    onPointerDown: ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      dropped.current = false;
      const block = (target as Element).closest<HTMLElement>('[data-visit]');
      const visit = visits.get(Number(block?.dataset.visit));
      if (!block || !visit || button !== 0) return;
      const from = idOf(block.dataset.of);
      const now: Held = {
        visit,
        from,
        block,
        ghost: null,
        x,
        y,
        dx: 0,
        dy: 0,
        over: null,
        end: undefined,
        at: '',
      };
      held.current = now;
      if (pointerType === 'touch') now.end = onHold(block, () => take(now));
    },
    onPointerMove: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const now = held.current;
      if (!now) return;
      if (!now.ghost) {
        if (Math.hypot(x - now.x, y - now.y) < least) return;
        // A finger that moves before the drag starts scrolls.
        if (now.end) return letGo();
        take(now);
        currentTarget.setPointerCapture(pointerId);
      }
      follow(now, x, y);
      scrollAtEdge(currentTarget.querySelector('[data-lanes]'), { x, y }, () => {
        const isHeld = held.current === now && now.ghost !== null;
        if (isHeld) follow(now, x, y);
        return isHeld;
      });
    },
    onPointerUp: ({ clientX: x }: PointerEvent) => {
      const now = held.current;
      dropped.current = Boolean(now?.ghost);
      const to = now?.ghost && now.over ? placeIn(now.over, x - now.dx) : null;
      letGo();
      if (now && to) onDrop(now.visit, now.from, to);
    },
    onPointerCancel: letGo,
    onContextMenu: (event: { preventDefault: () => void }) => held.current?.end && event.preventDefault(),
    // Dropping must not click.
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
  };
};

import { type PointerEvent, type RefObject, useRef } from 'react';

/** The maximum zoom, and the zoom of a double tap. */
const most = 5;
const byTap = 2.5;
/** The distance of a swipe to the next photo, in pixels. */
const swipe = 48;
const doubleTapMs = 300;

interface Point {
  x: number;
  y: number;
}

const between = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * Pinching zooms; one finger pans or, without zoom, swipes to the next photo; a double tap zooms with one finger. The picture is
 * transformed outside React, to follow the fingers.
 */
export const useZoom = (image: RefObject<HTMLImageElement | null>, onStep: (by: 1 | -1) => void) => {
  const fingers = useRef(new Map<number, Point>());
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const begun = useRef({ at: 0, x: 0, y: 0, moved: false });

  const place = (scale: number, x: number, y: number): void => {
    const { clientWidth = 0, clientHeight = 0 } = image.current ?? {};
    const [roomX, roomY] = [(clientWidth * (scale - 1)) / 2, (clientHeight * (scale - 1)) / 2];
    const within = (value: number, room: number) => Math.max(-room, Math.min(room, value));
    view.current = { scale, x: within(x, roomX), y: within(y, roomY) };
    if (image.current)
      image.current.style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${scale})`;
  };

  const down = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = performance.now();
    const isDouble =
      fingers.current.size === 1 && now - begun.current.at < doubleTapMs && !begun.current.moved;
    begun.current = {
      at: isDouble ? 0 : now,
      x: event.clientX,
      y: event.clientY,
      moved: fingers.current.size > 1,
    };
    if (isDouble) place(view.current.scale > 1 ? 1 : byTap, 0, 0);
  };

  const move = (event: PointerEvent): void => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const { scale, x, y } = view.current;
    const grown = after.length > 1 ? between(after) / (between(before) || 1) : 1;
    const [from, to] = [middle(before), middle(after)];
    if (Math.hypot(event.clientX - begun.current.x, event.clientY - begun.current.y) > 8)
      begun.current.moved = true;
    place(Math.max(1, Math.min(most, scale * grown)), x + to.x - from.x, y + to.y - from.y);
  };

  const up = (event: PointerEvent): void => {
    const wasAlone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    const along = event.clientX - begun.current.x;
    const isSwipe = wasAlone && view.current.scale === 1 && Math.abs(along) > swipe;
    if (isSwipe && event.type === 'pointerup') onStep(along < 0 ? 1 : -1);
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
};

/** How near the edge a pointer must be to scroll, and how far each frame scrolls, in px. */
const edge = 40;
const step = 10;

interface Point {
  x: number;
  y: number;
}

const towards = (at: number, from: number, to: number): number => {
  if (at < from + edge) return -step;
  return at > to - edge ? step : 0;
};

let frame = 0;

/** Scrolls while the pointer stays near an edge: until it moves, nothing is left to scroll, or `go`, called after each step, is false. */
export const scrollAtEdge = (scroller: Element | null, { x, y }: Point, go: () => boolean): void => {
  cancelAnimationFrame(frame);
  if (!scroller) return;
  const { left, right, top, bottom: end } = scroller.getBoundingClientRect();
  const bottom = Math.min(end, innerHeight);
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  const by = { left: towards(x, left, right), top: towards(y, top, bottom) };
  if (!isInside || (by.left === 0 && by.top === 0)) return;
  const roll = () => {
    const before = scroller.scrollLeft + scroller.scrollTop;
    scroller.scrollBy(by);
    if (go() && scroller.scrollLeft + scroller.scrollTop !== before) frame = requestAnimationFrame(roll);
  };
  frame = requestAnimationFrame(roll);
};

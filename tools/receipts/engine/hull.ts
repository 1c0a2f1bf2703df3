import type { Quad } from './picture.ts';

export type Point = { x: number; y: number };

/** The convex hull of some points, counter-clockwise (Andrew's monotone chain). */
export function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length > 1 && turnOf(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
}

function turnOf(o: Point | undefined, a: Point | undefined, b: Point): number {
  return o && a ? (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x) : 0;
}

/** The smallest rectangle around some points, its angle folded into (-45°, 45°] so that "width" runs across the page. */
export function smallestQuad(points: Point[]): Quad {
  const hull = convexHull(points);
  let best: Quad | undefined;
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length] ?? a;
    const quad = quadAt(hull, Math.atan2(b.y - a.y, b.x - a.x));
    if (!best || quad.width * quad.height < best.width * best.height) best = quad;
  });
  return best ?? { cx: 0, cy: 0, width: 0, height: 0, angle: 0 };
}

function quadAt(hull: Point[], direction: number): Quad {
  const angle = fold(direction);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = hull.map((p) => p.x * cos + p.y * sin);
  const vs = hull.map((p) => p.y * cos - p.x * sin);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return { cx: u * cos - v * sin, cy: u * sin + v * cos, width: u1 - u0, height: v1 - v0, angle };
}

function fold(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}

import type { Picture, Quad } from './picture.ts';

/** A network's input scaling per channel: value × gain + offset. */
export type Levels = { gain: readonly number[]; offset: readonly number[] };

/** The sums of each channel over sampled points. */
type Sums = { r: number; g: number; b: number };
/** If more points than this per side are averaged, interpolating them makes no difference. */
const FEW = 2;

/**
 * Samples a tilted rectangle of a picture into float planes (red, green, blue), `width` × `height`, scaled for a network. Averages
 * neighbours when it shrinks.
 */
export function sample(
  picture: Picture,
  quad: Quad,
  width: number,
  height: number,
  levels: Levels,
): Float32Array {
  const plane = width * height;
  const out = new Float32Array(3 * plane);
  const steps = Math.max(1, Math.min(4, Math.round(quad.height / height)));
  const shares = steps * steps;
  const [gr = 1, gg = 1, gb = 1] = levels.gain.map((gain) => gain / shares);
  const [or = 0, og = 0, ob = 0] = levels.offset;
  const at = pointIn(quad, width * steps, height * steps);
  const sums: Sums = { r: 0, g: 0, b: 0 };
  const add = steps > FEW ? addNearest : addBilinear;
  for (let i = 0; i < plane; i++) {
    const x = (i % width) * steps;
    const y = Math.floor(i / width) * steps;
    sums.r = sums.g = sums.b = 0;
    for (let part = 0; part < shares; part++) {
      const [u, v] = [x + (part % steps), y + Math.floor(part / steps)];
      add(picture, at.x0 + u * at.ux + v * at.vx, at.y0 + u * at.uy + v * at.vy, sums);
    }
    out[i] = sums.r * gr + or;
    out[plane + i] = sums.g * gg + og;
    out[2 * plane + i] = sums.b * gb + ob;
  }
  return out;
}

/** The centre of the grid's first cell in the picture, and the steps to its right and lower neighbours. */
function pointIn({ cx, cy, width, height, angle }: Quad, columns: number, rows: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [du, dv] = [width / columns, height / rows];
  const [ux, uy, vx, vy] = [du * cos, du * sin, -dv * sin, dv * cos];
  const [columnsBefore, rowsBefore] = [(columns - 1) / 2, (rows - 1) / 2];
  const x0 = cx - 0.5 - columnsBefore * ux - rowsBefore * vx;
  const y0 = cy - 0.5 - columnsBefore * uy - rowsBefore * vy;
  return { x0, y0, ux, uy, vx, vy };
}

/** Outside the picture its edge pixels repeat. */
function addBilinear({ width, height, data }: Picture, px: number, py: number, sums: Sums): void {
  const x = Math.min(Math.max(px, 0), width - 1);
  const y = Math.min(Math.max(py, 0), height - 1);
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const a = (y0 * width + x0) * 3;
  const b = x0 + 1 < width ? a + 3 : a;
  const down = y0 + 1 < height ? width * 3 : 0;
  const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  sums.r += weigh(data, a, b, down, wa, wb, wc, wd);
  sums.g += weigh(data, a + 1, b + 1, down, wa, wb, wc, wd);
  sums.b += weigh(data, a + 2, b + 2, down, wa, wb, wc, wd);
}

function addNearest({ width, height, data }: Picture, px: number, py: number, sums: Sums): void {
  const x = Math.min(Math.max(Math.round(px), 0), width - 1);
  const y = Math.min(Math.max(Math.round(py), 0), height - 1);
  const at = (y * width + x) * 3;
  sums.r += data[at] ?? 0;
  sums.g += data[at + 1] ?? 0;
  sums.b += data[at + 2] ?? 0;
}

function weigh(
  data: Uint8Array,
  a: number,
  b: number,
  down: number,
  wa: number,
  wb: number,
  wc: number,
  wd: number,
): number {
  return (data[a] ?? 0) * wa + (data[b] ?? 0) * wb + (data[a + down] ?? 0) * wc + (data[b + down] ?? 0) * wd;
}

import type { Picture } from '../engine/picture.ts';
import { type Chance, chanceOf } from './chance.ts';

/** The size of a photo as the app uploads it, in pixels. */
const UPLOADED = { width: 1500, height: 2000 };
/** The distance between the table's wood rings, as a share of the photo's height. */
const RINGS = 0.045;

type Point = { x: number; y: number };

/** The parameters of one photo; lengths as shares of the photo's height, angles in radians, light as shares of full light. */
type Take = {
  corners: [Point, Point, Point, Point];
  /** How far the middle of the paper bows, and its lower part curls. */
  bow: number;
  curl: number;
  /** Light at the corners of the photo (vignette), and a soft shadow: position, darkness and width. */
  light: [number, number, number, number];
  shadow: { at: number; angle: number; depth: number; soft: number };
  tint: [number, number, number];
  table: [number, number, number];
  /** Standard deviation of the noise, on a scale of 255. */
  noise: number;
};

/** A photo, with the blur (standard deviation in pixels) and JPEG quality still to apply. */
export type Photo = Picture & { blur: number; quality: number };

/**
 * Renders a flat receipt as a phone's photo of it: in perspective, tilted, bowed, unevenly lit, on a table. The same seed gives
 * the same photo.
 */
export function photoOf(paper: Picture, seed: string, { width, height } = UPLOADED): Photo {
  const chance = chanceOf(seed);
  const take = takeOf(paper, width / height, chance);
  const data = new Uint8Array(width * height * 3);
  const onPaper = paperAt(take);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const point = { x: (x + 0.5) / height, y: (y + 0.5) / height };
      const { u, v } = onPaper(point);
      const inside = u >= 0 && u < 1 && v >= 0 && v < 1;
      const bright = lightAt(take, x / width, y / height) * (inside ? shadeOf(take, u, v) : 1);
      const noise = take.noise * chance.normal();
      for (let c = 0; c < 3; c++) {
        const level = inside ? levelAt(paper, u, v, c) : tableAt(take, { x: x / height, y: y / height }, c);
        data[to + c] = Math.max(0, Math.min(255, level * bright * (take.tint[c] ?? 1) + noise));
      }
    }
  return { width, height, data, blur: chance.between(0.4, 1.3), quality: Math.round(chance.between(55, 88)) };
}

function takeOf(paper: Picture, frame: number, chance: Chance): Take {
  const corners = cornersOf(paper, frame, chance);
  const wood = chance.between(50, 170);
  return {
    corners,
    bow: chance.between(-0.012, 0.012),
    curl: chance.between(0, 0.02),
    light: [0, 0, 0, 0].map(() => chance.between(0.68, 1)) as Take['light'],
    shadow: {
      at: chance.between(-0.3, 0.3),
      angle: chance.between(0, Math.PI * 2),
      depth: chance.between(0, 0.4),
      soft: chance.between(0.02, 0.2),
    },
    tint: [1, chance.between(0.93, 1), chance.between(0.8, 1)],
    table: [wood, wood * chance.between(0.7, 1), wood * chance.between(0.5, 1)],
    noise: chance.between(1.5, 7),
  };
}

/** The positions of the paper's corners: it fills most of the frame, tilted, seen at an angle. */
function cornersOf(paper: Picture, frame: number, chance: Chance): Take['corners'] {
  const fill = chance.between(0.78, 0.95);
  const scale = Math.min(fill / paper.height, (fill * frame) / paper.width);
  const [w, h] = [(paper.width * scale) / 2, (paper.height * scale) / 2];
  const tilt = chance.between(-0.09, 0.09);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [forth, aside] = [chance.between(-0.07, 0.07), chance.between(-0.06, 0.06)];
  const corner = (sx: number, sy: number): Point => {
    const far = 1 + forth * sy + aside * sx;
    const [px, py] = [sx * w * far, sy * h * far];
    return { x: frame / 2 + px * cos - py * sin, y: 0.5 + px * sin + py * cos };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Maps a point of the photo to the paper, 0..1 across and down: inverts the perspective, then the curves. */
function paperAt({ corners: [a, b, c, d], bow, curl }: Take): (point: Point) => { u: number; v: number } {
  // Heckbert's square-to-quad map and its inverse (Fundamentals of Texture Mapping, 1989, 2.2.3).
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [m11, m12, m13] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m21, m22, m23] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  const [i11, i12, i13] = [m22 - m23 * h, m13 * h - m12, m12 * m23 - m13 * m22];
  const [i21, i22, i23] = [m23 * g - m21, m11 - m13 * g, m13 * m21 - m11 * m23];
  const [i31, i32, i33] = [m21 * h - m22 * g, m12 * g - m11 * h, m11 * m22 - m12 * m21];
  return ({ x, y }) => {
    const w = i31 * x + i32 * y + i33;
    const [u, v] = [(i11 * x + i12 * y + i13) / w, (i21 * x + i22 * y + i23) / w];
    const low = Math.max(0, v - 0.6);
    return { u: u + bow * Math.sin(Math.PI * v), v: v + bow * Math.sin(Math.PI * u) + curl * low * low };
  };
}

function lightAt({ light: [a, b, c, d], shadow }: Take, x: number, y: number): number {
  const even = a * (1 - x) * (1 - y) + b * x * (1 - y) + c * x * y + d * (1 - x) * y;
  const across = (x - 0.5) * Math.cos(shadow.angle) + (y - 0.5) * Math.sin(shadow.angle) - shadow.at;
  return even * (1 - shadow.depth / (1 + Math.exp(-across / (shadow.soft / 4))));
}

/** Bowed paper reflects less where it faces away from the light. */
function shadeOf({ bow, curl }: Take, u: number, v: number): number {
  return 1 - 6 * bow * Math.cos(Math.PI * u) - 4 * curl * Math.max(0, v - 0.6);
}

function levelAt({ width, height, data }: Picture, u: number, v: number, c: number): number {
  const [x, y] = [Math.max(0, u * width - 0.5), Math.max(0, v * height - 0.5)];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const at = (px: number, py: number) => data[(py * width + px) * 3 + c] ?? 0;
  const [fx, fy] = [x - x0, y - y0];
  return (
    (at(x0, y0) * (1 - fx) + at(x1, y0) * fx) * (1 - fy) + (at(x0, y1) * (1 - fx) + at(x1, y1) * fx) * fy
  );
}

function tableAt({ table }: Take, { x, y }: Point, c: number): number {
  return (table[c] ?? 0) * (1 + 0.12 * Math.sin(x / RINGS + 3 * Math.sin(y / (4 * RINGS))));
}

import { textQuads } from './blobs.ts';
import type { Network } from './models.ts';
import type { Picture, Quad } from './picture.ts';
import { type Levels, sample } from './resample.ts';

/** ImageNet's mean and deviation, as in the detector's training. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
const LEVELS: Levels = {
  gain: DEVIATION.map((deviation) => 1 / 255 / deviation),
  offset: MEAN.map((mean, channel) => -mean / (DEVIATION[channel] ?? 1)),
};

/** A region of a picture, in its pixels. */
export type Region = { x: number; y: number; width: number; height: number };

/** Detects text in a region scaled by `zoom` (1 = original size); the rectangles are in the picture's pixels. */
export async function detect(
  detector: Network,
  picture: Picture,
  region: Region,
  zoom: number,
): Promise<Quad[]> {
  const width = toStride(region.width * zoom);
  const height = toStride(region.height * zoom);
  const view = { cx: region.x + region.width / 2, cy: region.y + region.height / 2, angle: 0 };
  const input = sample(
    picture,
    { ...view, width: region.width, height: region.height },
    width,
    height,
    LEVELS,
  );
  const map = await detector(input, [1, 3, height, width]);
  const [sx, sy] = [region.width / width, region.height / height];
  return textQuads(map, width, height).map((quad) => ({
    cx: region.x + quad.cx * sx,
    cy: region.y + quad.cy * sy,
    width: quad.width * sx,
    height: quad.height * sy,
    angle: quad.angle,
  }));
}

/** The network halves its input five times, so both sides must be multiples of 32. */
function toStride(pixels: number): number {
  return Math.max(32, Math.round(pixels / 32) * 32);
}

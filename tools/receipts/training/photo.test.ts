import { describe, expect, it } from 'vitest';
import type { Picture } from '../engine/picture.ts';
import { photoOf } from './photo.ts';

const size = { width: 90, height: 120 };
const sheet: Picture = { width: 40, height: 80, data: new Uint8Array(40 * 80 * 3).fill(250) };
const brightAt = ({ data }: Picture, x: number, y: number) => data[(y * size.width + x) * 3] ?? 0;

describe('a photo of a flat picture', () => {
  it('is the same for the same seed and another for another', () => {
    const [first, again, other] = ['one', 'one', 'two'].map((seed) => photoOf(sheet, seed, size));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('shows the paper in its middle and the table in its corners, whatever the seed', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const photo = photoOf(sheet, seed, size);
      const corners = [brightAt(photo, 0, 0), brightAt(photo, size.width - 1, size.height - 1)];
      for (const table of corners) expect(brightAt(photo, 45, 60)).toBeGreaterThan(table - 40);
      expect(new Set(photo.data).size).toBeGreaterThan(20);
    }
  });

  it('leaves to the lens and the file what a phone leaves', () => {
    const { width, height, blur, quality } = photoOf(sheet, 'one');
    expect({ width, height }).toEqual({ width: 1500, height: 2000 });
    expect(blur).toBeGreaterThan(0.3);
    expect(quality).toBeLessThan(90);
  });
});

import { describe, expect, it } from 'vitest';
import { imageType } from './image-type.ts';

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const segment = (mark: number, content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
/** Where the preview that a camera adds lies: a small JPEG of its own. */
const preview = segment(0xe1, [...start, ...Array(20).fill(3), ...end]);
const picture = [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...Array(40).fill(7), 0xff, 0, 0xff, 0xd0, 9];
const typeOf = (...parts: number[][]) => imageType(new Uint8Array(parts.flat()));

describe('a JPEG', () => {
  it('is whole when its picture ends', () => {
    expect(typeOf(start, preview, picture, end)).toBe('image/jpeg');
    expect(typeOf(start, preview, [0xff, 0xff], picture.slice(1), end)).toBe('image/jpeg');
  });

  it('is whole with a film of a few seconds behind it, as phones add one', () => {
    expect(typeOf(start, preview, picture, end, Array(200_000).fill(1))).toBe('image/jpeg');
  });

  it.each([
    ['in its picture, however whole its preview', [start, preview, picture]],
    ['before its picture', [start, preview, Array(20).fill(0)]],
    ['in its preview', [start, preview.slice(0, 8), Array(20).fill(0)]],
    ['after a mark', [start, preview, [0xff, 0xe2]]],
    ['with nothing left', [start, segment(0xe0, Array(20).fill(1))]],
  ])('that breaks off %s is damaged', (_, parts) => {
    expect(() => typeOf(...parts)).toThrow('damaged');
  });
});

import { describe, expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const segment = (mark: number, content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
/** Where the preview that a camera adds lies: a small JPEG of its own. */
const preview = segment(0xe1, [...start, ...Array(20).fill(3), ...end]);
const frame = segment(0xc0, [8, 0, 5, 0, 4, 1, 1, 0x11, 0]);
const scan = segment(0xda, [1, 1, 0, 0, 63, 0]);
const pixels = [...Array(40).fill(7), 0xff, 0, 0xff, 0xd0, 9];
const picture = [...frame, ...scan, ...pixels];
const of = (...parts: number[][]) => pictureOf(new Uint8Array(parts.flat()));
const kept = new Uint8Array([...start, ...picture, ...end]);

describe('a JPEG', () => {
  it('is whole when its picture ends', () => {
    expect(of(start, preview, picture, end)).toMatchObject({ type: 'image/jpeg', bytes: Buffer.from(kept) });
    expect(of(start, preview, [0xff, 0xff], picture.slice(1), end).bytes).toEqual(Buffer.from(kept));
  });

  it('is whole with a film of a few seconds behind it, which goes', () => {
    const { bytes } = of(start, preview, picture, end, Array(200_000).fill(1));
    expect(bytes).toEqual(Buffer.from(kept));
  });

  it('may have an end mark in a table between two scans', () => {
    const table = segment(0xc4, [0, ...end]);
    const two = [...start, ...picture, ...table, ...scan, ...pixels, ...end];
    expect(of(two).bytes).toEqual(Buffer.from(two));
  });

  it.each([
    ['in its picture, however whole its preview', [start, preview, picture]],
    ['before its picture', [start, preview, Array(20).fill(0)]],
    ['in its preview', [start, preview.slice(0, 8), Array(20).fill(0)]],
    ['after a mark', [start, preview, [0xff, 0xe2]]],
    ['with nothing left', [start, segment(0xe0, Array(20).fill(1))]],
    ['without a size', [start, scan, pixels, end]],
  ])('that breaks off %s is damaged', (_, parts) => {
    expect(() => of(...parts)).toThrow('damaged');
  });
});

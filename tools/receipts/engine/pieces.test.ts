import { describe, expect, it } from 'vitest';
import { textQuads } from './blobs.ts';
import { decodeCtc, latinAlphabet } from './ctc.ts';
import { smallestQuad } from './hull.ts';
import { mergeReadings, trimOverlaps } from './merge.ts';
import { type Picture, type Quad, turn } from './picture.ts';
import { spell } from './spaces.ts';
import { liesOnItsSide, standOf } from './upright.ts';

const quad = (cx: number, cy: number, width: number, height: number, angle = 0): Quad => ({
  cx,
  cy,
  width,
  height,
  angle,
});

describe('text rectangles from a probability map', () => {
  it('grow around each blob of likely pixels, without the faint ones', () => {
    const map = new Float32Array(40 * 20);
    const fill = (x0: number, x1: number, y0: number, y1: number, value: number) => {
      for (let y = y0; y < y1; y++) map.fill(value, y * 40 + x0, y * 40 + x1);
    };
    fill(5, 25, 4, 8, 0.9);
    fill(30, 38, 12, 16, 0.35);
    const quads = textQuads(map, 40, 20);
    expect(quads).toHaveLength(1);
    expect(quads[0]).toMatchObject({ cx: 15, cy: 6 });
    expect(quads[0]?.width).toBeGreaterThan(20);
    expect(quads[0]?.height).toBeGreaterThan(4);
  });

  it('follow a tilt', () => {
    const tilt = 0.3;
    const corners = [
      [-50, -5],
      [50, -5],
      [50, 5],
      [-50, 5],
    ].map(([u = 0, v = 0]) => ({
      x: 100 + u * Math.cos(tilt) - v * Math.sin(tilt),
      y: 80 + u * Math.sin(tilt) + v * Math.cos(tilt),
    }));
    const found = smallestQuad(corners);
    expect(found.width).toBeCloseTo(100);
    expect(found.height).toBeCloseTo(10);
    expect(found.angle).toBeCloseTo(tilt);
  });
});

describe('reading the network', () => {
  const latin = latinAlphabet(['', 'A', '中', '：', ' ']);

  it('keeps Latin letters and plain marks, and drops blanks, repeats and other scripts', () => {
    expect(latin).toEqual([null, 'A', null, ':', ' ']);
    const steps = [
      [0, 1, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
      [0, 0.4, 0.6, 0, 0],
      [0, 0, 0, 1, 0],
    ];
    const glyphs = decodeCtc(Float32Array.from(steps.flat()), latin);
    expect(glyphs.map(({ char }) => char).join('')).toBe('AA:');
  });

  it('puts back a space where the picture shows a gap, and a pound sign before an amount', () => {
    const [width, height] = [160, 48];
    const crop = new Float32Array(3 * width * height).fill(1);
    const steps = [1, 3, 5, 11, 13, 15];
    for (const step of steps) {
      for (let y = 8; y < 40; y++) crop.fill(-1, y * width + step * 8, y * width + step * 8 + 8);
    }
    const glyphs = [...'ABCDEF'].map((char, i) => ({ char, step: steps[i] ?? 0, certainty: 1 }));
    expect(spell(glyphs, crop, width, height)).toBe('ABC DEF');
    const money = [...'f9.50'].map((char, i) => ({ char, step: i * 2, certainty: 1 }));
    expect(spell(money, crop, width, height)).toBe('£9.50');
  });
});

describe('rectangles', () => {
  it('that run down the picture mean that it lies on its side', () => {
    expect(liesOnItsSide([quad(0, 0, 20, 200), quad(0, 0, 20, 150), quad(0, 0, 60, 20)])).toBe(true);
    expect(liesOnItsSide([quad(0, 0, 200, 20), quad(0, 0, 20, 60)])).toBe(false);
  });

  it('that overlap on one line share the overlap', () => {
    const [left, right] = trimOverlaps([quad(50, 10, 100, 20), quad(120, 10, 80, 20)]);
    expect((left?.cx ?? 0) + (left?.width ?? 0) / 2).toBeCloseTo(90);
    expect((right?.cx ?? 0) - (right?.width ?? 0) / 2).toBeCloseTo(90);
  });

  it('read coarsely replace their broken parts when they say more', () => {
    const part = (text: string, cx: number) => ({
      quad: quad(cx, 10, 30, 20),
      reading: { text, certainty: 0.95, words: [0.95] },
    });
    const whole = {
      quad: quad(50, 10, 100, 20),
      reading: { text: 'EXAMPLE', certainty: 0.97, words: [0.97] },
    };
    expect(mergeReadings([part('EXA', 20), part('PLE', 80)], [whole])).toEqual([whole]);
    const worse = { ...whole, reading: { text: 'EX', certainty: 0.97, words: [0.97] } };
    expect(mergeReadings([part('EXA', 20), part('PLE', 80)], [worse])).toHaveLength(2);
  });
});

it('a quarter turn clockwise takes the top left to the top right', () => {
  const picture: Picture = { width: 2, height: 1, data: Uint8Array.from([1, 1, 1, 2, 2, 2]) };
  expect(turn(picture, 1)).toEqual({ width: 1, height: 2, data: Uint8Array.from([1, 1, 1, 2, 2, 2]) });
  expect(turn(picture, 2).data).toEqual(Uint8Array.from([2, 2, 2, 1, 1, 1]));
  expect(turn(turn(picture, 1), 3)).toEqual(picture);
});

it('tells head from feet by letters, not by rows of stars that read the same either way', async () => {
  const wide = (cy: number, width: number) => ({ cx: 100, cy, width, height: 10, angle: 0 });
  const picture = { width: 200, height: 200, data: new Uint8Array(200 * 200 * 3) };
  const reading = (text: string, certainty: number) => Promise.resolve({ text, certainty, words: [] });
  const { onHead } = await standOf(
    picture,
    [wide(20, 190), wide(40, 190), wide(80, 100)],
    (_, { width, angle }) =>
      width > 150
        ? reading('*'.repeat(40), angle === 0 ? 0.95 : 0.99)
        : reading('EXAMPLE', angle === 0 ? 0.99 : 0.6),
  );
  expect(onHead).toBe(false);
});

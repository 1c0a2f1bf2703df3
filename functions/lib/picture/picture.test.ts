import { crc32, deflateSync, inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { whiteDot } from '../../testing/forms.ts';
import { heicOf } from '../../testing/heic.ts';
import { pictureOf } from './picture.ts';

/** Taken by a telephone held upright, in the garden of somebody. */
const taken = {
  IFD0: { Make: 'Example Phone', Copyright: 'Robin Example' },
  IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
};
const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .composite([{ input: { text: { text: 'Quay', dpi: 72 } }, left: 2, top: 2 }])
    .withMetadata({ orientation: 6 })
    .withExif(taken)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Whitby</x:xmpmeta>');

const formats: [string, (picture: Sharp) => Sharp][] = [
  ['jpeg', (picture) => picture.jpeg()],
  ['jpeg', (picture) => picture.jpeg({ progressive: true })],
  ['png', (picture) => picture.png()],
  ['webp', (picture) => picture.webp()],
  ['webp', (picture) => picture.webp({ lossless: true })],
];

const heic = {
  width: 4032,
  height: 3024,
  exif: Buffer.from('\0\0\0\x06Exif\0\0MM\0*51.5 N, Whitby', 'latin1'),
};

/** A chunk of a PNG. */
const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

describe.each(formats)('a photo as %s', (format, as) => {
  it('keeps its pixels and which way up it is, and loses where it was taken', async () => {
    const photo = await as(drawn().withMetadata({ orientation: 6 }).withExif(taken)).toBuffer();
    const { type, bytes } = pictureOf(photo);
    expect(type).toBe(`image/${format}`);
    const [before, after] = await Promise.all([sharp(photo).metadata(), sharp(bytes).metadata()]);
    expect(before.exif?.toString('latin1')).toContain('Example Phone');
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Example|Whitby|GPS/);
    expect(after).toMatchObject({ width: 60, height: 40, orientation: before.orientation });
    expect(after.exif?.length ?? 0).toBeLessThan(40);
    expect(after.xmp).toBeUndefined();
    const [was, is] = await Promise.all([photo, bytes].map((file) => sharp(file).raw().toBuffer()));
    expect(is?.equals(was ?? Buffer.alloc(0))).toBe(true);
    expect(pictureOf(bytes).bytes).toEqual(bytes);
  });

  it('is damaged wherever it breaks off', async () => {
    const photo = await as(drawn()).toBuffer();
    for (let length = 20; length < photo.length - 2; length += 37)
      expect(() => pictureOf(photo.subarray(0, length)), `${length}`).toThrow('damaged');
  });
});

describe('a PNG', () => {
  /** The same file with other pixels, all that it says of them in place. */
  const withPixels = (file: Buffer, change: (pixels: Buffer) => Buffer) => {
    const [parts, data]: [Buffer[], Buffer[]] = [[file.subarray(0, 8)], []];
    for (let at = 8; at < file.length; ) {
      const end = at + 12 + file.readUInt32BE(at);
      const name = file.toString('latin1', at + 4, at + 8);
      if (name === 'IDAT') data.push(file.subarray(at + 8, end - 4));
      else if (name === 'IEND')
        parts.push(chunk('IDAT', deflateSync(change(inflateSync(Buffer.concat(data))))), file.subarray(at));
      else parts.push(file.subarray(at, end));
      at = end;
    }
    return Buffer.concat(parts);
  };

  it.each([
    ['in colour', (picture: Sharp) => picture.png()],
    ['in grey', (picture: Sharp) => picture.greyscale().png()],
    ['of 16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['of few colours', (picture: Sharp) => picture.png({ palette: true, colours: 4 })],
    ['see-through', (picture: Sharp) => picture.ensureAlpha(0.5).png()],
    ['that comes in passes', (picture: Sharp) => picture.png({ progressive: true })],
  ])('%s is damaged where it holds fewer pixels than it says', async (_, as) => {
    for (const [width, height] of [
      [61, 43],
      [3, 2],
      [1, 1],
    ] as const) {
      const whole = await as(
        sharp({ create: { width, height, channels: 3, background: '#336699' } }),
      ).toBuffer();
      expect(pictureOf(withPixels(whole, (pixels) => pixels))).toMatchObject({ width, height });
      for (const share of [0, 0.2, 0.99]) {
        const cut = withPixels(whole, (pixels) => pixels.subarray(0, Math.floor(pixels.length * share)));
        expect(() => pictureOf(cut), `${width}×${height}, ${share}`).toThrow('damaged');
      }
    }
  });
});

describe('a HEIC', () => {
  it('loses where it was taken, and its film', () => {
    const file = heicOf(heic);
    const { type, bytes } = pictureOf(file);
    expect(type).toBe('image/heic');
    expect(bytes).toHaveLength(file.length);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Whitby|51\.5/);
    expect(Buffer.from(bytes).toString('latin1')).toContain('pixl');
  });

  it.each([
    ['zeros behind its name', Buffer.concat([heicOf(heic).subarray(0, 24), Buffer.alloc(4000)])],
    ['nothing behind its name', heicOf(heic).subarray(0, 24)],
    ['half of its pixels', heicOf(heic).subarray(0, -30)],
    ['no pixels at all', heicOf({ ...heic, width: 0 })],
  ])('with %s is damaged', (_, file) => {
    expect(() => pictureOf(file)).toThrow('damaged');
  });
});

describe('a picture', () => {
  const sized = (width: number, height: number): Buffer => {
    const file = Buffer.from(whiteDot);
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  };

  it('has a checksum that holds, and something behind its name', () => {
    expect(() => pictureOf(sized(2, 2))).toThrow('damaged');
    const rubbish = Buffer.concat([Buffer.from(whiteDot).subarray(0, 8), Buffer.alloc(400, 'IEND')]);
    expect(() => pictureOf(rubbish)).toThrow('damaged');
  });

  it('as a PNG has one header and only the chunks of a PNG', () => {
    const dot = Buffer.from(whiteDot);
    const [page, huge] = [Buffer.from('<script>'), Buffer.alloc(13, 8)];
    const forged = [chunk('HTMl', page), chunk('tEXt', page), chunk('IHDR', huge)];
    const file = Buffer.concat([dot.subarray(0, 33), ...forged, dot.subarray(33), page]);
    expect(Buffer.from(pictureOf(file).bytes)).toEqual(Buffer.from(pictureOf(dot).bytes));
  });

  it('has at most 100 megapixels', async () => {
    const large = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(() => pictureOf(large)).toThrow('over 100 megapixels');
    expect(() => pictureOf(heicOf({ ...heic, width: 60_000, height: 60_000 }))).toThrow('megapixels');
  });

  it('is told from everything else', () => {
    for (const words of ['GIF89a and so on and so on', '%PDF-1.7 and some more text', ''])
      expect(() => pictureOf(Buffer.from(words))).toThrow('image file');
  });
});

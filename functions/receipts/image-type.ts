import { Refusal } from '#functions/lib/errors.ts';

/** Kinds of picture, told by their content: names and declared types lie. */
const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Uint8Array): boolean => text(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89;
const isWebp = (bytes: Uint8Array): boolean => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP';
const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);
const isHeic = (bytes: Uint8Array): boolean =>
  text(bytes, 4, 8) === 'ftyp' && heicBrands.has(text(bytes, 8, 12));

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Marks of a JPEG that stand alone: all others tell the length of what follows. */
const standsAlone = (mark: number): boolean => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd9);

/** Where the picture itself begins, behind tables and the preview; -1 where the file breaks off before. */
const scanOf = (jpeg: Buffer): number => {
  let at = jpeg.indexOf(0xff, 2);
  while (at >= 0) {
    while (jpeg[at] === 0xff) at += 1;
    const mark = jpeg[at] ?? 0;
    if (mark === 0xda || at + 3 > jpeg.length) return mark === 0xda ? at : -1;
    at = jpeg.indexOf(0xff, at + 1 + (standsAlone(mark) ? 0 : jpeg.readUInt16BE(at + 1)));
  }
  return -1;
};

/** The end mark must come after the picture's beginning: the preview has one too, and phones may add a film behind it. */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  const jpeg = bufferOf(bytes);
  const scan = scanOf(jpeg);
  return scan >= 0 && jpeg.includes(Buffer.of(0xff, 0xd9), scan);
};

/** Bytes: programs may add data after a PNG's end, so its mark is looked for in the last stretch. */
const tail = 64 * 1024;

const isWhole: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': isWholeJpeg,
  'image/png': (bytes) => bufferOf(bytes).subarray(-tail).includes('IEND'),
  'image/webp': (bytes) =>
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length,
};

const kindOf = (bytes: Uint8Array): string | undefined => {
  if (bytes.length < 16) return undefined;
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return isHeic(bytes) ? 'image/heic' : undefined;
};

/** A picture's media type. Throws 415 for anything else, 400 for one that breaks off in the middle. */
export const imageType = (bytes: Uint8Array): string => {
  const kind = kindOf(bytes);
  if (!kind) throw new Refusal(415, 'Please select an image file (JPG, PNG, etc.)');
  if (isWhole[kind]?.(bytes) === false)
    throw new Refusal(400, 'This picture is damaged: part of it is missing. Take it or choose it again.');
  return kind;
};

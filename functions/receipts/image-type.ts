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

/** Cameras may add data after the end mark, so it is looked for in the last stretch; bytes. */
const tail = 64 * 1024;
const endsWith = (bytes: Uint8Array, mark: number[]): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-tail).includes(Buffer.from(mark));

const isWhole: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => endsWith(bytes, [0xff, 0xd9]),
  'image/png': (bytes) => endsWith(bytes, [0x49, 0x45, 0x4e, 0x44]),
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

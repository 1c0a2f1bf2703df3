import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png';
import { damaged } from '#functions/lib/picture/parts.ts';
import { pictureOf } from '#functions/lib/picture/picture.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { logoLimits } from '#shared/limits.ts';
import { type LogoType, logoTypes } from '#shared/settings/options.ts';

export interface LogoPicture {
  bytes: Uint8Array;
  type: LogoType;
  width: number;
  height: number;
}

const isLogoType = (type: string): type is LogoType => logoTypes.some((known) => known === type);
const asBytes = ({ data, depth }: DecodedPng): Uint8Array =>
  depth === 16 ? Uint8Array.from(data, (value) => value >> 8) : Uint8Array.from(data);

/** Composites pixels with an alpha channel onto white. */
const onWhite = (pixels: Uint8Array, channels: number): Uint8Array => {
  const colours = channels - 1;
  const flat = new Uint8Array((pixels.length / channels) * colours);
  for (let from = 0, to = 0; from < pixels.length; from += channels) {
    const alpha = pixels[from + colours] ?? 255;
    for (let at = 0; at < colours; at += 1, to += 1)
      flat[to] = Math.round(((pixels[from + at] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
  }
  return flat;
};

const flattened = (png: DecodedPng): Uint8Array => {
  const { width, height } = png;
  const pixels = png.palette ? convertIndexedToRgb(png) : asBytes(png);
  const channels = pixels.length / (width * height);
  const isClear = channels === 2 || channels === 4;
  const data = isClear ? onWhite(pixels, channels) : pixels;
  return encode({ width, height, depth: 8, channels: isClear ? channels - 1 : channels, data });
};

/** True if a PNG, by its header, has transparency or is interlaced. Otherwise pdfkit would have to decode it for every document. */
const isIntricate = (png: Uint8Array): boolean =>
  [4, 6].includes(png[25] ?? 0) || png[28] === 1 || Buffer.from(png).includes('tRNS');

const plainPng = (bytes: Uint8Array): Uint8Array => {
  if (!isIntricate(bytes)) return bytes;
  try {
    return flattened(decode(bytes));
  } catch {
    throw damaged();
  }
};

/** Prepares a picture as a logo: validated by its content, small, and without transparency. Throws 400 and 415. */
export const logoPicture = (file: Uint8Array): LogoPicture => {
  const { type, width, height, bytes } = pictureOf(file);
  if (!isLogoType(type)) throw new Refusal('media_type', 'Choose a JPEG or PNG for your logo.');
  const most = logoLimits;
  if (height > most.height || width > most.width)
    throw new Refusal(
      'validation',
      `A logo can be at most ${most.width} pixels wide and ${most.height} high.`,
    );
  return { bytes: type === 'image/png' ? plainPng(bytes) : bytes, type, width, height };
};

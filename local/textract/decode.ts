import type { Picture } from './picture.ts';

/** The longest side kept, in pixels: an A4 page at 300 dpi. More costs time and reads no better. */
const LONGEST = 3508;
/** Pictures above this many pixels are refused before they are unpacked. */
const MOST_PIXELS = 120_000_000;

/** Thrown for bytes that are no picture we can read; Textract's own error name. */
export class UnsupportedDocument extends Error {
  override name = 'UnsupportedDocumentException';
}

/**
 * JPEG, PNG or WebP bytes → upright RGB (EXIF orientation applied, transparency on white), at most 3508 px a side.
 * HEIC is refused by name: no decoder for it may be shipped freely.
 */
export async function decode(bytes: Uint8Array): Promise<Picture> {
  if (isHeic(bytes)) throw new UnsupportedDocument('HEIC pictures cannot be read here');
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: asRgb(data, info.channels) };
  } catch (cause) {
    throw new UnsupportedDocument('The bytes are not a readable JPEG, PNG or WebP picture', { cause });
  }
}

/** Whether the bytes are an ISO media file of a HEIC brand (ISO/IEC 23008-12). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(head);
}

function asRgb(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const out = new Uint8Array((data.length / channels) * 3);
  for (let i = 0; i < out.length; i++) out[i] = data[Math.floor(i / 3) * channels] ?? 0;
  return out;
}

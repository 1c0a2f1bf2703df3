import type { Picture } from './picture.ts';

/** The longest side after decoding, in pixels: an A4 page at 300 dpi. More takes time and reads no better. */
const LONGEST = 3508;
/** Pictures with more pixels are refused before decoding. */
const MOST_PIXELS = 120_000_000;

/** Thrown if the bytes are not a picture we can read; named as Textract's error. */
export class UnsupportedDocument extends Error {
  override name = 'UnsupportedDocumentException';
}

/**
 * Decodes JPEG, PNG or WebP to upright RGB (EXIF orientation applied, transparency on white), at most 3508 px a side. HEIC has its
 * own error, because no decoder for it can be distributed freely.
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

/** True if the bytes are an ISO media file of a HEIC brand (ISO/IEC 23008-12). */
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

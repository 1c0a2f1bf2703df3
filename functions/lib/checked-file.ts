import { Refusal } from '#shared/kernel/refusal.ts';
import { pictureOf } from './picture/picture.ts';

const isPdf = (bytes: Uint8Array): boolean => {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF');
};

/**
 * Detects a file's type from its content, and strips the location from a picture. Throws 415 if it is neither a PDF nor a picture,
 * 400 if the picture is damaged.
 */
export const checkedFile = (bytes: Uint8Array): { bytes: Uint8Array; type: string } => {
  if (isPdf(bytes)) return { bytes, type: 'application/pdf' };
  const picture = pictureOf(bytes);
  if (picture.type === 'image/heic')
    throw new Refusal('media_type', 'Not every phone can show HEIC photos. Save it as a JPEG or a PDF.');
  return picture;
};

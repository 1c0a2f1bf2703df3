import { logoLimits } from '#shared/limits.ts';
import { drawnOnWhite } from '../../data/drawn-on-white.ts';

const scaleOf = ({ width, height }: ImageBitmap): number =>
  Math.min(1, logoLimits.height / height, logoLimits.width / width);

const saved = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));

const jpeg = 'image/jpeg';

/**
 * Prepares a logo for upload: upright, on white, no larger than a document needs, and without the camera's metadata. Returns null
 * if this browser can't read the picture.
 */
export const scaledLogo = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = drawnOnWhite(picture, scaleOf(picture));
  picture.close();
  if (!canvas) return null;
  const plain = file.type === jpeg ? null : await saved(canvas, 'image/png');
  // A photograph is too large as a PNG.
  const best = plain && plain.size <= logoLimits.bytes ? plain : await saved(canvas, jpeg);
  return best && new File([best], 'logo', { type: best.type });
};

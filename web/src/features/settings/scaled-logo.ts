import { logoLimits } from '#shared/limits.ts';

const drawn = (picture: ImageBitmap): HTMLCanvasElement => {
  const scale = Math.min(1, logoLimits.height / picture.height, logoLimits.width / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('This browser cannot draw');
  // Paper is white, and so is what shows through a logo.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const saved = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));

const jpeg = 'image/jpeg';

/**
 * A picture as a logo is uploaded: upright, on white, no larger than a paper has room for, and without what the camera
 * wrote into the file. Answers null for what this browser cannot read.
 */
export const scaledLogo = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = drawn(picture);
  picture.close();
  const plain = file.type === jpeg ? null : await saved(canvas, 'image/png');
  // A photograph is too large as a PNG.
  const best = plain && plain.size <= logoLimits.bytes ? plain : await saved(canvas, jpeg);
  return best && new File([best], 'logo', { type: best.type });
};

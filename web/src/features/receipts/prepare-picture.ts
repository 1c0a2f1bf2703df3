import { texts } from './texts.ts';

/** The longest side of an uploaded picture in pixels, and its most bytes: enough to read small print. */
const longestSide = 2400;
const mostBytes = 1.5 * 1024 * 1024;

/** Why a file cannot be used, as the toast that says so. */
export class UnusablePicture extends Error {
  readonly notice: (typeof texts)['notAnImage' | 'heicUnread' | 'damaged'];
  constructor(notice: UnusablePicture['notice']) {
    super(notice.description);
    this.notice = notice;
  }
}

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const decoded = async (file: File): Promise<ImageBitmap> => {
  if (!file.type.startsWith('image/') && !isHeic(file)) throw new UnusablePicture(texts.notAnImage);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnusablePicture(isHeic(file) ? texts.heicUnread : texts.damaged);
  }
};

const drawn = (picture: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new UnusablePicture(texts.damaged);
  // Paper shows where a picture is transparent; a JPEG would make it black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Sides in pixels and JPEG qualities, best first. */
const attempts = [
  [longestSide, 0.86],
  [longestSide, 0.74],
  [2000, 0.7],
  [1600, 0.6],
] as const;

/**
 * The picture as it is uploaded: upright, at most 2400 pixels and about 1.5 MB, and drawn anew as a JPEG, which leaves
 * behind what the camera wrote into the file, such as the place. Throws UnusablePicture.
 */
export const preparePicture = async (file: File): Promise<File> => {
  const picture = await decoded(file);
  let best: Blob | null = null;
  for (const [side, quality] of attempts) {
    best = (await asJpeg(drawn(picture, side), quality)) ?? best;
    if (best && best.size <= mostBytes) break;
  }
  picture.close();
  if (!best) throw new UnusablePicture(texts.damaged);
  const name = file.name.replace(/\.[^.]*$/, '') || 'receipt';
  return new File([best], `${name}.jpg`, { type: 'image/jpeg' });
};

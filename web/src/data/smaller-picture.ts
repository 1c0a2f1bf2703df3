import { drawnOnWhite } from './drawn-on-white.ts';

export type PictureTrouble = 'notAnImage' | 'heicUnread' | 'damaged';

/** Why a file can't be used; the caller has the message. */
export class UnusablePicture extends Error {
  readonly trouble: PictureTrouble;
  constructor(trouble: PictureTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const decoded = async (file: File): Promise<ImageBitmap> => {
  if (!file.type.startsWith('image/') && !isHeic(file)) throw new UnusablePicture('notAnImage');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnusablePicture(isHeic(file) ? 'heicUnread' : 'damaged');
  }
};

const drawn = (picture: ImageBitmap, side: number): HTMLCanvasElement => {
  const canvas = drawnOnWhite(picture, Math.min(1, side / Math.max(picture.width, picture.height)));
  if (!canvas) throw new UnusablePicture('damaged');
  return canvas;
};

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

interface Wanted {
  /** Longest sides in pixels and JPEG qualities, best first; the first result that is small enough is used. */
  attempts: readonly (readonly [side: number, quality: number])[];
  mostBytes: number;
  /** The file name if the file has none. */
  name: string;
}

/** Twice and a half the longer side of the tile that shows it. */
const thumbnailSide = 256;

/** A small JPEG of a picture in base64; undefined if there can be none. */
export const thumbnailOf = async (file: File): Promise<string | undefined> => {
  const picture = await decoded(file).catch(() => undefined);
  if (!picture) return undefined;
  const url = drawn(picture, thumbnailSide).toDataURL('image/jpeg', 0.6);
  picture.close();
  return url.split(',')[1];
};

/**
 * Prepares a picture for upload: upright, smaller, and re-encoded as a JPEG, which drops the camera's metadata, such as the
 * location. Throws UnusablePicture.
 */
export const smallerPicture = async (file: File, { attempts, mostBytes, name }: Wanted): Promise<File> => {
  const picture = await decoded(file);
  let best: Blob | null = null;
  for (const [side, quality] of attempts) {
    best = (await asJpeg(drawn(picture, side), quality)) ?? best;
    if (best && best.size <= mostBytes) break;
  }
  picture.close();
  if (!best) throw new UnusablePicture('damaged');
  return new File([best], `${file.name.replace(/\.[^.]*$/, '') || name}.jpg`, { type: 'image/jpeg' });
};

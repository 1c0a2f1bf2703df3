import { smallerPicture } from '../../data/smaller-picture.ts';

/** Prepares a receipt's picture, at most 2400 pixels and about 1.5 MB: enough to read small print. Throws UnusablePicture. */
export const preparePicture = (file: File): Promise<File> =>
  smallerPicture(file, {
    attempts: [
      [2400, 0.86],
      [2400, 0.74],
      [2000, 0.7],
      [1600, 0.6],
    ],
    mostBytes: 1.5 * 1024 * 1024,
    name: 'receipt',
  });

/**
 * A picture's orientation, the only thing in Exif that a viewer needs: 1 is as stored, the others are rotated or mirrored. Source:
 * Exif 2.32, 4.6.4 (tag 0x0112), in a TIFF 6.0 directory.
 */
const tag = 0x0112;
const entryBytes = 12;

/** The orientation in a TIFF's first directory; 1 if missing or not a TIFF. */
export const orientationIn = (tiff: Buffer): number => {
  const isLittle = tiff.subarray(0, 2).includes('II');
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * entryBytes;
      if (short(at) === tag) return short(at + 8) <= 8 ? short(at + 8) || 1 : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
};

/** A TIFF that holds only this orientation. */
export const tiffWith = (orientation: number): Buffer =>
  Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[tag >> 8, tag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

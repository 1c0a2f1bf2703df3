import { orientationIn, tiffWith } from './orientation.ts';
import { damaged, type Parts } from './parts.ts';

/** Markers: the byte after 0xFF. Source: ITU-T T.81, table B.1. */
const startOfScan = 0xda;
const end = 0xd9;
const exif = 0xe1;
const jfif = 0xe0;
const colourProfile = 0xe2;
const adobe = 0xee;
const comment = 0xfe;

/** All others are followed by a length. */
const standsAlone = (mark: number): boolean => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8);
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const isApplication = (mark: number): boolean => mark >= 0xe0 && mark <= 0xef;

const says = (segment: Buffer, name: string): boolean =>
  segment.subarray(4, 4 + name.length).equals(Buffer.from(name, 'latin1'));

/** Of the application segments, keeps only those that change how the pixels look. */
const isKept = (mark: number, segment: Buffer): boolean => {
  if (mark === colourProfile) return says(segment, 'ICC_PROFILE');
  return mark !== comment && (!isApplication(mark) || mark === jfif || mark === adobe);
};

/** The end of the scan that begins at `from`: the next marker that is not part of it. */
const endOfPixels = (file: Buffer, from: number): number => {
  let at = file.indexOf(0xff, from);
  while (at >= 0) {
    const next = file[at + 1] ?? end;
    const isWithin = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin && next !== 0xff) return at;
    at = file.indexOf(0xff, at + (isWithin ? 2 : 1));
  }
  throw damaged();
};

/** The position of the next marker, past fill bytes and stray bytes between segments. */
const markFrom = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at)) {
    while (file[at] === 0xff) at += 1;
    if (file[at]) return at;
  }
  throw damaged();
};

interface Found {
  width: number;
  height: number;
  orientation: number;
  hasPixels: boolean;
  first: Buffer[];
  rest: Buffer[];
}

/** Reads the segment of the marker at `at`, and returns where the next may begin. */
const take = (file: Buffer, at: number, found: Found): number => {
  const mark = file[at] ?? end;
  if (standsAlone(mark)) return at + 1;
  const next = at + 1 + file.readUInt16BE(at + 1);
  const segment = file.subarray(at - 1, next);
  if (next > file.length || segment.length < 4) throw damaged();
  if (isFrame(mark)) {
    found.height = Math.max(found.height, segment.readUInt16BE(5));
    found.width = Math.max(found.width, segment.readUInt16BE(7));
  }
  if (mark === exif && says(segment, 'Exif\0\0')) found.orientation = orientationIn(segment.subarray(10));
  if (isKept(mark, segment)) (mark === jfif ? found.first : found.rest).push(segment);
  if (mark !== startOfScan) return next;
  found.hasPixels = true;
  const pixelsEnd = endOfPixels(file, next);
  found.rest.push(file.subarray(next, pixelsEnd));
  return pixelsEnd;
};

const exifOf = (orientation: number): Buffer[] => {
  if (orientation === 1) return [];
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffWith(orientation)]);
  return [Buffer.from([0xff, exif, 0, content.length + 2]), content];
};

/** Reads a JPEG. Drops what follows its end, such as a phone's video or second picture. Throws 400, RangeError. */
export const readJpeg = (file: Buffer): Parts => {
  const found: Found = { width: 0, height: 0, orientation: 1, hasPixels: false, first: [], rest: [] };
  let at = markFrom(file, 2);
  while (file[at] !== end) at = markFrom(file, take(file, at, found));
  if (!found.hasPixels) throw damaged();
  const { width, height, first, rest, orientation } = found;
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...first,
    ...exifOf(orientation),
    ...rest,
    Buffer.from([0xff, end]),
  ]);
  return { width, height, bytes };
};

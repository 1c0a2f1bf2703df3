import { type Box, boxesIn, numbersFrom } from './boxes.ts';
import { damaged } from './parts.ts';

/** Version and flags, before the content of many boxes. */
const versionBytes = 4;

/** The boxes inside a versioned box. */
export const within = (file: Buffer, { from, to }: Box, skip: number = versionBytes): Box[] =>
  boxesIn(file, from + skip, to);

/** Item types that hold metadata: `Exif`, and `mime` for XMP. */
const isMetadata = (kind: string): boolean => kind === 'Exif' || kind === 'mime';

/** The ids of the metadata items. Source: ISO/IEC 14496-12, 8.11.6. */
const metadataIds = (file: Buffer, items: Box): Set<number> => {
  const countBytes = file.readUInt8(items.from) === 0 ? 2 : 4;
  const ids = within(file, items, versionBytes + countBytes).flatMap(({ from }) => {
    const idBytes = file.readUInt8(from) > 2 ? 4 : 2;
    const kindAt = from + versionBytes + idBytes + 2;
    const kind = file.subarray(kindAt, kindAt + 4).toString('latin1');
    return isMetadata(kind) ? [file.readUIntBE(from + versionBytes, idBytes)] : [];
  });
  return new Set(ids);
};

export interface Stretch {
  from: number;
  to: number;
}

type Next = ReturnType<typeof numbersFrom>;

/** The widths in bytes of the box's fields, from its header. */
const widthsIn = (next: Next) => {
  const version = next(1);
  next(3);
  const [sizes, more] = [next(1), next(1)];
  const widths = {
    id: version < 2 ? 2 : 4,
    method: version === 0 ? 0 : 2,
    base: more >> 4,
    index: version === 0 ? 0 : more & 15,
    offset: sizes >> 4,
    length: sizes & 15,
  };
  if (widths.length === 0) throw damaged();
  return widths;
};

/** More than any picture has; a limit, because each costs a step. */
const mostExtents = 64;

/** The file ranges of the wanted items. Source: ISO/IEC 14496-12, 8.11.3. */
const placesOf = (file: Buffer, places: Box, data: Box | undefined, wanted: Set<number>): Stretch[] => {
  const next = numbersFrom(file, places.from);
  const widths = widthsIn(next);
  const extent = (base: number): Stretch => {
    next(widths.index);
    const from = base + next(widths.offset);
    return { from, to: from + next(widths.length) };
  };
  const item = (): Stretch[] => {
    const [id, method] = [next(widths.id), next(widths.method) & 15];
    next(2);
    const base = next(widths.base) + (method === 1 ? (data?.from ?? 0) : 0);
    const count = next(2);
    const extents = Array.from({ length: count }, () => extent(base));
    if (!wanted.has(id)) return [];
    if (method > 1 || count > mostExtents) throw damaged();
    return extents;
  };
  const found: Stretch[] = [];
  for (let left = next(widths.id); left > 0; left--) found.push(...item());
  if (found.some(({ from, to }) => to > file.length || to <= from)) throw damaged();
  return found;
};

/** The file ranges of a picture's metadata. Throws 400 if it is declared but cannot be found. */
export const metadataOf = (file: Buffer, meta: Box[]): Stretch[] => {
  const find = (name: string) => meta.find((box) => box.name === name);
  const [items, places] = [find('iinf'), find('iloc')];
  if (!items || !places) throw damaged();
  const wanted = metadataIds(file, items);
  const found = placesOf(file, places, find('idat'), wanted);
  if (found.length < wanted.size) throw damaged();
  return found;
};

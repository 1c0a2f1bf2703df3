import { damaged } from './parts.ts';

/** A box of an ISO base media file: its name, and the range of its content. Source: ISO/IEC 14496-12, 4.2. */
export interface Box {
  name: string;
  /** Where its header begins. */
  at: number;
  from: number;
  to: number;
}

const headBytes = 8;
/** A length of 1 means that the real one follows in eight bytes. */
const longHeadBytes = 16;

const boxAt = (file: Buffer, at: number, limit: number): Box => {
  const short = file.readUInt32BE(at);
  const isLong = short === 1;
  const length = isLong ? Number(file.readBigUInt64BE(at + headBytes)) : short || limit - at;
  const from = at + (isLong ? longHeadBytes : headBytes);
  const to = at + length;
  if (to > limit || to < from) throw damaged();
  return { name: file.subarray(at + 4, at + 8).toString('latin1'), at, from, to };
};

/** The boxes in a range. Throws 400 for one that is longer than the file. */
export const boxesIn = (file: Buffer, from: number, to: number): Box[] => {
  const boxes: Box[] = [];
  for (let at = from; at < to; at = boxes.at(-1)?.to ?? to) boxes.push(boxAt(file, at, to));
  return boxes;
};

/** Reads successive multi-byte numbers. Throws RangeError past the end. */
export const numbersFrom = (file: Buffer, start: number) => {
  let at = start;
  return (bytes: number): number => {
    at += bytes;
    if (bytes === 0) return 0;
    return bytes > 6 ? Number(file.readBigUInt64BE(at - bytes)) : file.readUIntBE(at - bytes, bytes);
  };
};

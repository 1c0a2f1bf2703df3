import { createHash, randomBytes } from 'node:crypto';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

const shape = /^f-[\w-]{22}$/;

export const isFirmId = (text: string): text is FirmId => shape.test(text);

const named = (bytes: Buffer): FirmId => {
  const id = `f-${bytes.toString('base64url').slice(0, 22)}`;
  if (!isFirmId(id)) throw new Error(`${id} names no firm`);
  return id;
};

/** The id of a person's first firm, derived from theirs, so that two concurrent first calls found the same one. */
export const firstFirmOf = (userId: UserId): FirmId =>
  named(createHash('sha256').update(`firm:${userId}`).digest());

/** The id of a further firm: 132 random bits. */
export const newFirmId = (): FirmId => named(randomBytes(17));

import { createHash, randomBytes } from 'node:crypto';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

const shape = /^f-[\w-]{22}$/;

export const isFirmId = (text: string): text is FirmId => shape.test(text);

const named = (bytes: Buffer): FirmId => {
  const id = `f-${bytes.toString('base64url').slice(0, 22)}`;
  if (!isFirmId(id)) throw new Error(`${id} names no firm`);
  return id;
};

/** The first firm of a person, whether it is founded or not: two first calls at once found one. */
export const firstFirmOf = (userId: UserId): FirmId =>
  named(createHash('sha256').update(`firm:${userId}`).digest());

/** A further one: 132 bits by chance. */
export const newFirmId = (): FirmId => named(randomBytes(17));

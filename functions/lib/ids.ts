import { newId } from '#shared/ids.ts';
import { idTaken } from '#shared/kernel/refusal.ts';

/** Thrown by a write whose new id is already taken. */
export class IdTaken extends Error {}

/**
 * Runs a create with a new id, retrying with others while they are taken. With an id that the browser chose it runs once, and
 * throws 409 if that is taken.
 */
export const withNewId = async <T>(create: (id: number) => Promise<T>, chosen?: number): Promise<T> => {
  for (;;) {
    try {
      return await create(chosen ?? newId());
    } catch (error) {
      if (!(error instanceof IdTaken)) throw error;
      if (chosen !== undefined) throw idTaken();
    }
  }
};

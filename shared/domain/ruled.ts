import { Refusal } from '../kernel/refusal.ts';
import type { Apply } from './mutation.ts';

/** A change that the rules refuse changes nothing locally: the server will say why. */
export const ruled =
  (apply: Apply): Apply =>
  (db, input, context) => {
    try {
      return apply(db, input, context);
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };

import { Refusal } from '../kernel/refusal.ts';
import type { Apply } from './mutation.ts';

/** What the rules refuse changes nothing: the server will say why. */
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

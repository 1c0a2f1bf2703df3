import type { Contract } from '#shared/route.ts';
import { exampleBodies } from './examples.ts';
import { type Known, nobodys, paramsFor } from './known.ts';

/** Records that must exist although no example points to them. */
const unnamed: Record<string, (keyof Known)[]> = {
  'POST /api/books/{format}/{kind}': ['receipts'],
  // Only a client who has paid is asked for a review.
  'POST /api/clients/{id}/review': ['payments'],
};

/** The kinds of record that a call's example needs: mostly those that its path and body point to. */
export const kindsOf = (key: string, route: Contract): (keyof Known)[] => {
  const kinds = new Set<keyof Known>(unnamed[key]);
  const noting = new Proxy(nobodys, {
    get: (ids, kind: keyof Known) => {
      kinds.add(kind);
      return ids[kind];
    },
  });
  exampleBodies[key]?.(noting);
  paramsFor(route.path, noting);
  return [...kinds];
};

import type { Bodies } from '../known.ts';

export const books: Bodies = {
  'POST /api/books/{format}/{kind}': () => ({ from: '2026-01-01', to: '2026-12-31', onlyNew: false }),
};

import type { Bodies } from '../known.ts';

export const guest: Bodies = {
  'POST /api/guest/open': ({ link }) => ({ token: link }),
  'POST /api/guest/seen': ({ link }) => ({ token: link }),
  'POST /api/guest/pdf': ({ link }) => ({ token: link }),
};

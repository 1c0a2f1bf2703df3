import type { Bodies } from '../known.ts';

export const photos: Bodies = {
  'PATCH /api/jobs/{id}/photos/{photoId}': () => ({ stage: 'after', caption: 'The new trap' }),
};

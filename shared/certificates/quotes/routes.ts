import { desk } from '../../members/roles.ts';
import type { Routes } from '../../route.ts';

export const repairsRoutes = {
  remedial: {
    method: 'POST',
    path: '/api/jobs/{id}/certificates/{certificateId}/remedial',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
    needsNoBody: true,
  },
} as const satisfies Routes;

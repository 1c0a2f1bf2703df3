import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

export const siteProjections: readonly Projection[] = [
  projection('figures.client', 'site', ({ clientId }) => [{ id: String(clientId), add: { siteCount: 1 } }]),
];

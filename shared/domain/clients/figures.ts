import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

export const clientProjections: readonly Projection[] = [
  projection('figures.counters', 'client', () => [{ id: 'all', add: { clients: 1 } }]),
];

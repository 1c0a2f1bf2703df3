import type { Client } from '#shared/clients/client.ts';
import { matching } from '../../search/matching.ts';

/** The clients whose name, telephone number, email or address the text is part of. */
export const found = (clients: readonly Client[], search: string): readonly Client[] =>
  matching('clients', clients, search);

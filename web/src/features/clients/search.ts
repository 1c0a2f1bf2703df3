import type { Client } from '#shared/clients/client.ts';
import { matching } from '../../search/matching.ts';

/** The clients whose name, phone number, email or address contains the text. */
export const found = (clients: readonly Client[], search: string): readonly Client[] =>
  matching('clients', clients, search);

import type { EntityItem } from 'electrodb';
import type { clientEntity } from '#functions/clients/entity.ts';
import type { Due } from '#shared/dues/contract.ts';

/** What is due at a client's, limited to what an email mentioned. */
export interface OpenedDues {
  kind: 'due';
  client: EntityItem<typeof clientEntity>;
  rows: Due[];
}

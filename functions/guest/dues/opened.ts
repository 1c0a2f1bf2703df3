import type { EntityItem } from 'electrodb';
import type { clientEntity } from '#functions/clients/entity.ts';
import type { Due } from '#shared/dues/contract.ts';

/** What is due at a client's. */
export interface OpenedDues {
  kind: 'due';
  client: EntityItem<typeof clientEntity>;
  /** What the email with the link mentioned. */
  rows: Due[];
  /** What else is ahead for whoever the email went to: an agent's whole list. */
  others: Due[];
}

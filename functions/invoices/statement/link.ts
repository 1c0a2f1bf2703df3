import type { EntityItem } from 'electrodb';
import { clientEntity } from '#functions/clients/entity.ts';
import { getClient } from '#functions/clients/store.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';

/** What a link to what a client owes is for. */
export const linkTo = ({ firmId, id, statementEpoch = 0 }: EntityItem<typeof clientEntity>) =>
  ({ firmId, kind: 'statement', id, epoch: statementEpoch }) as const;

/** A link to what a client owes, for the mail that brings it. */
export const newStatementLink = (client: EntityItem<typeof clientEntity>, mailedTo?: string) =>
  newLink(linkTo(client), { from: today(), mailedTo });

/** A new link to what a client owes, to be copied. Throws 404. */
export const linkStatement = async (firmId: FirmId, clientId: number, once: Once) => {
  const client = await getClient(firmId, clientId);
  const { url, seed, writes } = await newStatementLink(client);
  await transact([...writes, ...once.writes({ ...linkTo(client), seed })]);
  return { url };
};

/** Ends every link to it. Throws 404. */
export const unlinkStatement = (firmId: FirmId, id: number): Promise<void> =>
  transact([write(clientEntity.patch({ firmId, id }).add({ statementEpoch: 1 }), notFound)]);

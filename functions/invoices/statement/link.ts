import type { EntityItem } from 'electrodb';
import { clientEntity } from '#functions/clients/entity.ts';
import { getClient } from '#functions/clients/store.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';

/** The payload of a link to a client's statement. */
export const linkTo = ({ firmId, id, statementEpoch = 0 }: EntityItem<typeof clientEntity>) =>
  ({ firmId, kind: 'statement', id, epoch: statementEpoch }) as const;

/** Makes a link to a client's statement, for the email that carries it. */
export const newStatementLink = (client: EntityItem<typeof clientEntity>, mailedTo?: string) =>
  newLink(linkTo(client), { from: today(), mailedTo });

/** Makes a link to a client's statement for copying. Throws 404. */
export const linkStatement = async (firmId: FirmId, clientId: number, once: Once) => {
  const client = await getClient(firmId, clientId);
  const { url, seed, writes } = await newStatementLink(client);
  await transact([...writes, ...once.writes({ ...linkTo(client), seed })]);
  return { url };
};

/** Revokes every link to the statement. Throws 404. */
export const unlinkStatement = (firmId: FirmId, id: number): Promise<void> =>
  transact([write(clientEntity.patch({ firmId, id }).add({ statementEpoch: 1 }), notFound)]);

import { noSuchClient } from '#functions/figures/client-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { clientEntity } from './entity.ts';

/** The names of clients by id, in one round trip. */
export const clientNames = async (firmId: FirmId, ids: number[]) => {
  const items = await batchGet(
    ids.map((id) => keyOf(clientEntity, { firmId, id })),
    ['id', 'name'],
  );
  return new Map(
    items.flatMap((item) =>
      item ? [[item.id as number, { id: item.id as number, name: item.name as string }]] : [],
    ),
  );
};

/** The contact details of clients by id, in one round trip. */
export const clientContacts = async (firmId: FirmId, ids: number[]) => {
  const items = await batchGet(
    ids.map((id) => keyOf(clientEntity, { firmId, id })),
    ['id', 'name', 'phone', 'address'],
  );
  return new Map(
    items.flatMap((item) => {
      if (!item) return [];
      const { id, name, phone, address } = item as {
        id: number;
        name: string;
        phone?: string;
        address?: string;
      };
      return [[id, { id, name, phone, address }]];
    }),
  );
};

/** The client that a record will refer to. Throws 400 naming `clientId` if the firm has no such client. */
export const clientNamed = async (firmId: FirmId, id: number) => {
  const client = (await clientNames(firmId, [id])).get(id);
  if (!client) throw noSuchClient();
  return client;
};

/** The full record of the client to bill. Throws 400 naming `clientId` if the firm has no such client. */
export const clientToBill = async (firmId: FirmId, id: number) => {
  const { data } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw noSuchClient();
  return data;
};

/** The key of a client, for reading it in a batch. */
export const clientAt = (firmId: FirmId, id: number) => keyOf(clientEntity, { firmId, id });

/** Same as `clientToBill`, from an item already read. */
export const clientToBillIn = (item: object | undefined) => {
  const client = rowIn(clientEntity, item);
  if (!client) throw noSuchClient();
  return client;
};

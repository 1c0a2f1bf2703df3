import { invalidField } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { clientEntity } from './entity.ts';

const noSuchClient = () => invalidField('clientId', 'Choose a client from your list', 'not_yours');

/** What a client's record counts. */
export type ClientCounts = Partial<
  Record<'jobCount' | 'invoiceCount' | 'draftCount' | 'quoteCount' | 'paidPence' | 'owedPence', number>
>;

/** Adds to what a client's record counts; the client must be there: a 400 naming `clientId` otherwise. */
export const countOnClient = (userId: string, id: number, delta: ClientCounts): Write =>
  write(clientEntity.patch({ userId, id }).add({ ...delta, revision: 1 }), noSuchClient);

/** The names of clients by id, in one round trip. */
export const clientNames = async (userId: string, ids: number[]) => {
  const items = await batchGet(
    ids.map((id) => keyOf(clientEntity, { userId, id })),
    ['id', 'name'],
  );
  return new Map(
    items.flatMap((item) =>
      item ? [[item.id as number, { id: item.id as number, name: item.name as string }]] : [],
    ),
  );
};

/** Whom to call and where to drive, by client's id, in one round trip. */
export const clientContacts = async (userId: string, ids: number[]) => {
  const items = await batchGet(
    ids.map((id) => keyOf(clientEntity, { userId, id })),
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

/** A client that something is to point to. Throws 400 naming `clientId` if the user has no such client. */
export const clientNamed = async (userId: string, id: number) => {
  const client = (await clientNames(userId, [id])).get(id);
  if (!client) throw noSuchClient();
  return client;
};

/** The whole record of a client that something is made out to. Throws 400 naming `clientId` if the user has no such client. */
export const clientToBill = async (userId: string, id: number) => {
  const { data } = await clientEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw noSuchClient();
  return data;
};

/** Where a client lies, to be read with other items. */
export const clientAt = (userId: string, id: number) => keyOf(clientEntity, { userId, id });

/** The same as `clientToBill`, of the item that was read. */
export const clientToBillIn = (item: object | undefined) => {
  const client = rowIn(clientEntity, item);
  if (!client) throw noSuchClient();
  return client;
};

import * as z from 'zod/mini';
import { client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { routeKey } from '#shared/route.ts';
import type { NewEntry } from '../../outbox/entry.ts';
import { added, amended, amendedOne, beginning, changed, type Laying, made, toldFields } from './laying.ts';

const create = routeKey(clientsRoutes.create);
const update = routeKey(clientsRoutes.update);

/** A client who waits, as a row. */
const asRow = (entry: NewEntry) => z.parse(client, { ...toldFields(entry), ...beginning(entry) });

export const clientsLaying: Laying = {
  rows: { [clientsRoutes.list.path]: { [create]: added(asRow), [update]: amended() } },
  ones: {
    [clientsRoutes.get.path]: { [create]: made(asRow), [update]: amendedOne() },
  },
  replies: { [create]: asRow, [update]: (entry) => changed(entry.base, entry) },
};

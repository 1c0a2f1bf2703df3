import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { dropSentStatements } from '#functions/letters/sent-statements.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pageById } from '#functions/lib/list.ts';
import { outdate } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { transact, transactInTurn, write } from '#functions/lib/transact.ts';
import { endedLinks } from '#functions/links/end-links.ts';
import type { ClientUpdate, NewClient } from '#shared/clients/contract.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { clientChanges, isFirstAddress, papersOfClient } from '#shared/domain/clients/rules.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { countedList } from '#shared/words.ts';
import { clientEntity } from './entity.ts';

export const listClients = (firmId: FirmId, query: PageQuery) =>
  pageById(clientEntity, clientEntity.query.byId({ firmId }), query);

/** Reads a client. Throws 404 if the firm has no such client. */
export const getClient = async (firmId: FirmId, id: number) => {
  const { data } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** The client in an item already read. Throws 404 if there is none. */
export const clientIn = (item: object | undefined) => {
  const client = rowIn(clientEntity, item);
  if (!client) throw notFound();
  return client;
};

export const createClient = (firmId: FirmId, { id: chosen, ...input }: NewClient, once: Once) =>
  withNewId(async (id) => {
    const at = nextInstant();
    const client = { ...withoutNulls(input), name: input.name, firmId, id, ...madeNow(at) };
    await transact([
      write(clientEntity.create(client), () => new IdTaken()),
      ...countFigures(firmId, [{ kind: 'client', before: undefined, after: client }]),
      ...note(firmId, { kind: 'client_created', label: client.name, subject: 'clients', subjectId: id }),
      ...once.writes(client),
    ]);
    return client;
  }, chosen);

/** Updates a client: an omitted field stays, `null` clears it. Throws 404, and 409 for a stale write. */
export const updateClient = (firmId: FirmId, id: number, { updatedAt: basedOn, ...given }: ClientUpdate) =>
  withLatest(
    () => getClient(firmId, id),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const changes = clientChanges(current, given);
      const change = clientEntity
        .patch({ firmId, id })
        .set({ ...withoutNulls(changes), updatedAt })
        .remove(cleared(changes))
        .where((client, { eq }) => eq(client.updatedAt, current.updatedAt));
      const hasMoved = changes.address !== undefined && changes.address !== (current.address ?? null);
      const isRenamed = changes.name !== undefined && changes.name !== current.name;
      await transact([
        write(change, () => new Moved()),
        ...outdate(firmId, { names: isRenamed, visits: hasMoved }),
      ]);
      return applied(current, { ...changes, updatedAt });
    },
  );

/** Stores the address of an email as its client's address, unless they have one by now. Throws 404. */
export const readdressClient = (firmId: FirmId, id: number, email: string): Promise<void> =>
  withLatest(
    () => getClient(firmId, id),
    undefined,
    async (current) => {
      if (!isFirstAddress(current, email)) return;
      const change = clientEntity
        .patch({ firmId, id })
        .set({ email, updatedAt: nextInstant(current.updatedAt) })
        .remove(['mailTrouble'])
        .where((client, { eq }) => eq(client.updatedAt, current.updatedAt));
      await transact([write(change, () => new Moved())]);
    },
  );

/** How many records of a kind above refer to a client, and what one of them is called. */
export type DependantsOf = (firmId: FirmId, clientId: number) => Promise<readonly [number, string]>;

/** Deletes a client. Throws 404, and 409 while properties, due dates, jobs, invoices or quotes refer to them. */
export const removeClient = (
  firmId: FirmId,
  id: number,
  { basedOn, dependants }: { basedOn: string | undefined; dependants: readonly DependantsOf[] },
): Promise<void> =>
  withLatest(
    () => getClient(firmId, id),
    basedOn,
    async (current) => {
      const inUse =
        papersOfClient(current) ||
        countedList(await Promise.all(dependants.map((countOf) => countOf(firmId, id))));
      if (inUse) throw conflict(`it has ${inUse}`, undefined, 'has_dependants');
      const removal = clientEntity
        .delete({ firmId, id })
        .where((client, { eq, notExists }) =>
          [
            eq(client.updatedAt, current.updatedAt),
            ...[
              client.siteCount,
              client.jobCount,
              client.invoiceCount,
              client.draftCount,
              client.quoteCount,
            ].map((count) => `(${notExists(count)} OR ${eq(count, 0)})`),
          ].join(' AND '),
        );
      const links = await Promise.all(
        (['statement', 'client'] as const).map((kind) => endedLinks(firmId, kind, id)),
      );
      await transact([
        write(removal, () => new Moved()),
        ...countFigures(firmId, [{ kind: 'client', before: current, after: undefined }]),
      ]);
      await transactInTurn(links.flat());
      await dropSentStatements(firmId, id);
    },
  );

import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { isFirstAddress } from '#shared/domain/clients/rules.ts';
import type { DraftInput } from '#shared/invoices/drafts.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { pricesRoutes } from '#shared/prices/routes.ts';
import type { VatCode } from '#shared/uk/vat.ts';
import { useCall } from '../../api/use-call.ts';
import { toast } from '../../components/toast.ts';
import { ApiError, explain } from '../../store/api-error.ts';
import { madeOn } from '../../store/made-on.ts';
import { wasKept } from '../../store/waiting.ts';
import type { Source } from './source.ts';
import { texts } from './texts.ts';

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.failed, error);

/** Drafts the invoice. */
const useDraft = (source: Source) => {
  const create = useCall(invoicesRoutes.createDraft, { failure: texts.notDrafted });
  const update = useCall(invoicesRoutes.updateDraft, { failure: texts.notDrafted });
  return async (document: DraftInput, added: readonly LineInput[]): Promise<number> => {
    if ('draft' in source) return source.draft.id;
    if ('job' in source) return (await create.mutateAsync({ body: document })).id;
    const { id, clientId, updatedAt, lines } = await source.agreed.draft();
    if (added.length === 0) return id;
    const all = [...((lines ?? []) as LineInput[]), ...added];
    const body = { clientId, lines: all, updatedAt } as DraftInput & { updatedAt: string };
    await update.mutateAsync({ params: { id }, body });
    return id;
  };
};

/** Saves what was typed about a client on the way. */
const useKeepClient = (client: Client) => {
  const { mutateAsync } = useCall(clientsRoutes.update, { failure: texts.clientFailed });
  return async (to: string, address: string): Promise<void> => {
    const changes = {
      ...(to && isFirstAddress(client, to) && { email: to }),
      ...(address && { address }),
    };
    if (Object.keys(changes).length === 0) return;
    const body = madeOn({ name: client.name, updatedAt: client.updatedAt, ...changes }, client);
    await mutateAsync({ params: { id: client.id }, body });
  };
};

/** The steps of charging a job, in this order; each is queued if there is no connection. */
export const useCharging = (source: Source, client: Client) => {
  const draft = useDraft(source);
  const keepClient = useKeepClient(client);
  const price = useCall(pricesRoutes.create, { failure: texts.priceFailed });
  const issue = useCall(invoicesRoutes.issue, { failure: texts.failed });
  const send = useCall(invoicesRoutes.send, { failure });
  return {
    draft,
    keepClient,
    keepPrice: async (unitPrice: number, vat: VatCode): Promise<void> => {
      const body = { name: texts.labour, kind: 'labour', unit: 'hour', unitPrice, vat } as const;
      await price.mutateAsync({ body });
    },
    issue: async (draftId: number): Promise<number> =>
      (await issue.mutateAsync({ params: { id: draftId } })).id,
    send: async (id: number, to: string): Promise<void> => {
      const reply = await send.mutateAsync({ params: { id }, body: { to } });
      toast(wasKept(reply) ? texts.waits(to) : texts.sent(to));
    },
  };
};

import { clientShown } from '#shared/domain/clients/views.ts';

/** A client as replies show it: their record also contains their figures. */
export const shown = <Client extends { owedPence?: number | undefined }>(client: Client) =>
  clientShown(client, client);

/** Same, for a page of clients. */
export const shownPage = <Client extends { owedPence?: number | undefined }>({
  rows,
  next,
}: {
  rows: Client[];
  next: string | undefined;
}) => ({ rows: rows.map(shown), next });

import { toPounds } from '#shared/money.ts';

/** A client with what they owe in pounds, as every reply shows one. */
export const shown = <Client extends { owedPence?: number | undefined }>(client: Client) => ({
  ...client,
  owed: toPounds(client.owedPence ?? 0),
});

/** The same of a page. */
export const shownPage = <Client extends { owedPence?: number | undefined }>({
  rows,
  next,
}: {
  rows: Client[];
  next: string | undefined;
}) => ({ rows: rows.map(shown), next });

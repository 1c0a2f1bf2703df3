import * as z from 'zod/mini';

/** The most rows that one import call takes, so that they fit one DynamoDB transaction: a client takes two items. */
export const importRows = 48;

/** The most bytes of JSON the web app sends in one such call; the server's own limit is a little higher. */
export const importBytes = 200_000;

/** A limited number of a file's rows, in file order. */
export const importInput = <Row extends z.ZodMiniType>(row: Row, most = importRows) =>
  z.strictObject({
    rows: z.array(row).check(z.minLength(1, 'Required'), z.maxLength(most, `Can be at most ${most} rows`)),
  });

/**
 * The result for each row, in order: `created`, `exists` already, or `taken` because another record has its number. `ids` has the
 * record's id, null if there is none or it is unknown.
 */
export const importReply = z.object({
  results: z.array(z.enum(['created', 'exists', 'taken'])),
  ids: z.optional(z.array(z.nullable(z.number()))),
});
export type ImportReply = z.output<typeof importReply>;

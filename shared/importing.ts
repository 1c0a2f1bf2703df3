import * as z from 'zod/mini';

/** The most rows of a file that one call takes: so many clients fit one transaction of DynamoDB, half as many items. */
export const importRows = 48;

/** The most bytes of JSON the web app puts into one such call; the server takes a little more. */
export const importBytes = 200_000;

/** Rows of a file, in its order, at most so many. */
export const importInput = <Row extends z.ZodMiniType>(row: Row, most = importRows) =>
  z.strictObject({
    rows: z.array(row).check(z.minLength(1, 'Required'), z.maxLength(most, `Can be at most ${most} rows`)),
  });

/**
 * What became of each row, in their order: made now, there already, or kept out because another record has its number; and the
 * record that it is, null where it is none or nobody knows.
 */
export const importReply = z.object({
  results: z.array(z.enum(['created', 'exists', 'taken'])),
  ids: z.optional(z.array(z.nullable(z.number()))),
});
export type ImportReply = z.output<typeof importReply>;

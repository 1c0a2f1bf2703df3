import * as z from 'zod/mini';
import { mtdUpdateEntity } from '#functions/filing/income-tax/entity.ts';
import { vatReturnEntity } from '#functions/filing/vat/entity.ts';
import { pictureEnding, safeName } from '#functions/lib/zip-names.ts';
import type { ZipFile } from '#functions/lib/zip-to-bucket.ts';
import { cisStatementEntity } from '#functions/tax/cis/entity.ts';
import { getFile } from '#functions/tax/cis/files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { cisStatement } from '#shared/tax/cis.ts';

const all = { pages: 'all', consistent: true } as const;

/** A VAT return as sent, by whom and when, HMRC's answer, and the records behind it. */
const sentReturn = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.string(),
  payload: z.looseObject({}),
  corrections: z.array(z.looseObject({})),
  declared: z.looseObject({}),
  sentAt: z.string(),
  acknowledgement: z.optional(z.looseObject({})),
  refusal: z.optional(z.looseObject({})),
  theirs: z.optional(z.looseObject({})),
  account: z.array(z.looseObject({})),
  keepUntil: z.string(),
});

/** An Income Tax update as sent: the tax year to date, by whom and when. */
const sentUpdate = z.object({
  taxYear: z.string(),
  quarter: z.number(),
  businessId: z.string(),
  payload: z.looseObject({}),
  sentAt: z.string(),
  sentBy: z.string(),
  correlationId: z.optional(z.string()),
  keepUntil: z.string(),
});

const readStatements = async (firmId: FirmId) =>
  (await cisStatementEntity.query.byMonth({ firmId }).go(all)).data;

/** The statements of contractors, and what was sent to HMRC. */
export const taxTables = async (firmId: FirmId): Promise<Record<string, object[]>> => {
  const [statements, updates, returns] = await Promise.all([
    readStatements(firmId),
    mtdUpdateEntity.query.byQuarter({ firmId }).go(all),
    vatReturnEntity.query.byEnd({ firmId }).go(all),
  ]);
  return {
    'cis-statements': z.parse(z.array(z.omit(cisStatement, { fileUrl: true })), statements),
    'income-tax-updates': z.parse(
      z.array(sentUpdate),
      updates.data.map(({ by, ...row }) => ({ ...row, sentBy: by.name })),
    ),
    'vat-returns': z.parse(
      z.array(sentReturn),
      returns.data.map(({ shown, ...row }) => ({ ...row, account: shown.account })),
    ),
  };
};

/** The files of contractors' statements. */
export async function* statementFiles(
  firmId: FirmId,
  clients: readonly { id: number; name: string }[],
): AsyncGenerator<ZipFile> {
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  for (const { monthEnd, clientId, fileId, fileType = '' } of await readStatements(firmId)) {
    const file = fileId && (await getFile({ firmId, id: fileId }));
    const name = `cis-statements/${monthEnd}-${safeName(nameOf.get(clientId) ?? '')}-${clientId}`;
    if (file) yield { name: `${name}.${pictureEnding(fileType)}`, input: file };
  }
}

/** The number of those files. */
export const countStatementFiles = async (firmId: FirmId): Promise<number> =>
  (await readStatements(firmId)).filter(({ fileId }) => fileId).length;

import { serve } from '#functions/lib/serve.ts';
import { taxRoutes } from '#shared/tax/contract.ts';
import { keepFile, keepStatement, removeFile, removeStatement } from './cis/store.ts';
import { cisYear } from './cis/year.ts';
import { mtdOfUser } from './mtd.ts';
import { recordsOf } from './records/records.ts';
import { registrationOf } from './registration.ts';
import { vatOf } from './vat.ts';

export const handler = serve(taxRoutes, {
  vat: ({ user, query }) => vatOf(user, query),
  registration: ({ user, query }) => registrationOf(user, query),
  mtd: ({ user, query }) => mtdOfUser(user, query.taxYear),
  cis: ({ user, query }) => cisYear(user.userId, query.taxYear),
  cisStatement: ({ user, params, body }) => keepStatement({ userId: user.userId, ...params }, body),
  removeCisStatement: ({ user, params }) => removeStatement({ userId: user.userId, ...params }),
  putCisFile: ({ user, params, body }) => keepFile({ userId: user.userId, ...params }, body.file.bytes),
  removeCisFile: ({ user, params }) => removeFile({ userId: user.userId, ...params }),
  records: ({ user, query }) => recordsOf(user, query),
});

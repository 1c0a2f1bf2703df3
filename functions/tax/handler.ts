import { serve } from '#functions/lib/serve.ts';
import { taxRoutes } from '#shared/tax/contract.ts';
import { keepStatement } from './cis/statement.ts';
import { cisYearOf } from './cis/year.ts';
import { mtdOf } from './mtd.ts';
import { recordsOf } from './records.ts';
import { registrationOf } from './registration.ts';
import { vatOf } from './vat.ts';

export const handler = serve(taxRoutes, {
  vat: ({ user, query }) => vatOf(user, query),
  registration: ({ user, query }) => registrationOf(user, query),
  mtd: ({ user, query }) => mtdOf(user, query.taxYear),
  cis: ({ user, query }) => cisYearOf(user.userId, query.taxYear),
  cisStatement: ({ user, params, body }) => keepStatement(user.userId, params, body),
  records: ({ user, query }) => recordsOf(user, query),
});

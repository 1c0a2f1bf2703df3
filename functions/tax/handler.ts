import { serve } from '#functions/lib/serve.ts';
import { taxContract } from '#shared/tax/contract.ts';
import { presentStatement } from './cis/statements.ts';
import { keepFile, keepStatement, removeFile, removeStatement } from './cis/store.ts';
import { cisYear } from './cis/year.ts';
import { mtdOfUser } from './mtd.ts';
import { recordsOf } from './records/records.ts';
import { registrationOf } from './registration.ts';
import { vatOf } from './vat.ts';

export const handler = serve(
  taxContract,
  {
    vat: ({ firm, query }) => vatOf(firm, query),
    registration: ({ firm, query }) => registrationOf(firm, query),
    mtd: ({ firm, query }) => mtdOfUser(firm, query.taxYear),
    cis: ({ firm, query }) => cisYear(firm.firmId, query.taxYear),
    cisStatement: ({ firm, params, body }) => keepStatement({ firmId: firm.firmId, ...params }, body),
    removeCisStatement: ({ firm, params, query }) =>
      removeStatement({ firmId: firm.firmId, ...params }, query.updatedAt),
    putCisFile: ({ firm, params, body }) => keepFile({ firmId: firm.firmId, ...params }, body.file.bytes),
    removeCisFile: ({ firm, params }) => removeFile({ firmId: firm.firmId, ...params }),
    records: ({ firm, query }) => recordsOf(firm, query),
  },
  {
    present: {
      removeCisStatement: async ({ firm, params }) => presentStatement({ firmId: firm.firmId, ...params }),
    },
  },
);

import * as z from 'zod/mini';
import type { IssuedClaim } from '#functions/invoices/late/document.ts';
import { claimEntity } from '#functions/invoices/late/entity.ts';
import { certificateLetterEntity } from '#functions/letters/certificate-entity.ts';
import { invoiceLetterEntity } from '#functions/letters/invoice-entity.ts';
import { quoteLetterEntity } from '#functions/letters/quote-entity.ts';
import { sentStatementEntity } from '#functions/letters/statement-entity.ts';
import { unpackText } from '#functions/lib/packed.ts';
import { shownClaim } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { claim } from '#shared/invoices/claims.ts';

const all = { pages: 'all', consistent: true } as const;

/**
 * A firm's claims with the canonical text behind each one's hash, and the emails about invoices, quotes, certificates and
 * statements.
 */
export const claimRecords = async (firmId: FirmId) => {
  const [claims, statements, ...letters] = await Promise.all([
    claimEntity.query.byId({ firmId }).go(all),
    sentStatementEntity.query.byClient({ firmId }).go(all),
    invoiceLetterEntity.query.byInvoice({ firmId }).go(all),
    quoteLetterEntity.query.byQuote({ firmId }).go(all),
    certificateLetterEntity.query.byCertificate({ firmId }).go(all),
  ]);
  const tables: Record<string, object[]> = {
    claims: z.parse(z.array(claim), claims.data.map(shownClaim)),
    'sent-letters': letters.flatMap<object>(({ data }) => data.map(({ firmId: _, ...letter }) => letter)),
    'sent-statements': statements.data.map(({ firmId: _, ...letter }) => letter),
  };
  const documents = claims.data.map((each) => {
    const text = unpackText(each.packed);
    return { claim: each, text, document: JSON.parse(text) as IssuedClaim };
  });
  return { tables, claims: documents };
};

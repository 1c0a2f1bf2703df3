import { numberGuard } from '#functions/invoices/entity.ts';
import type { IssuedInvoice } from '#functions/invoices/issue/document.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { numberingEntity } from '#functions/invoices/numbering/entity.ts';
import { unpackText } from '#functions/lib/packed.ts';

const all = { pages: 'all', consistent: true } as const;

/** Invoices with lines as they were issued: the canonical text that each one's hash is of. */
const issuedDocuments = async (userId: string) => {
  const { data } = await issuedEntity.query.byId({ userId }).go(all);
  return data.map(({ id, packed, sha256 }) => {
    const text = unpackText(packed);
    return { id, sha256, text, document: JSON.parse(text) as IssuedInvoice };
  });
};

/** What was issued, line by line, how far the numbers have come, and the numbers of deleted invoices, which explain a gap. */
export const issuedRecords = async (userId: string) => {
  const [documents, series, guards] = await Promise.all([
    issuedDocuments(userId),
    numberingEntity.query.bySeries({ userId }).go(all),
    numberGuard.query.byNumber({ userId }).go(all),
  ]);
  const lines = documents.flatMap(({ id, sha256, document }) =>
    document.lines.map((line, at) => ({
      invoiceId: id,
      invoiceNumber: document.number,
      line: at + 1,
      kind: line.kind,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      discount: line.discount ?? null,
      vat: line.vat,
      vatAmount: line.vatAmount ?? null,
      cost: line.cost ?? null,
      pricesInclude: document.pricesInclude,
      taxPoint: document.taxPoint,
      sha256,
    })),
  );
  const voided = guards.data.filter(({ voidedAt }) => voidedAt);
  const tables: Record<string, object[]> = {
    'invoice-lines': lines,
    numbering: series.data.map(({ series: name, mode, prefix, next }) => ({
      series: name,
      mode: mode ?? 'consecutive',
      prefix,
      next,
    })),
    'void-numbers': voided.map(({ invoiceNumber, voidedAt }) => ({ invoiceNumber, voidedAt })),
  };
  return { documents, tables };
};

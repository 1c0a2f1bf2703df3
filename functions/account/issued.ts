import type { IssuedCredit } from '#functions/invoices/credits/document.ts';
import { creditLinesEntity } from '#functions/invoices/credits/entity.ts';
import type { IssuedInvoice } from '#functions/invoices/issue/document.ts';
import { issuedEntity } from '#functions/invoices/issue/entity.ts';
import { unpackText } from '#functions/lib/packed.ts';
import { leftSeriesEntity, numberingEntity } from '#functions/numbering/entity.ts';
import { numberGuard } from '#functions/numbering/guards.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const all = { pages: 'all', consistent: true } as const;

/** The issued documents of invoices with lines: the canonical text behind each hash. */
const issuedDocuments = async (firmId: FirmId) => {
  const { data } = await issuedEntity.query.byId({ firmId }).go(all);
  return data.map(({ id, packed, sha256 }) => {
    const text = unpackText(packed);
    return { id, sha256, text, document: JSON.parse(text) as IssuedInvoice };
  });
};

const creditDocuments = async (firmId: FirmId) => {
  const { data } = await creditLinesEntity.query.byId({ firmId }).go(all);
  return data.map(({ id, packed }) => {
    const text = unpackText(packed);
    return { id, text, document: JSON.parse(text) as IssuedCredit };
  });
};

const creditRow = ({ id, document }: Awaited<ReturnType<typeof creditDocuments>>[number]) => ({
  id,
  number: document.number,
  invoiceId: document.credits.id,
  invoiceNumber: document.credits.number,
  issuedAt: document.issuedAt,
  net: document.sums.net,
  vat: document.sums.vat,
  total: document.sums.total,
  reason: document.reason ?? null,
});

/** The issued lines, the number series, and the numbers of deleted invoices, which explain gaps. */
export const issuedRecords = async (firmId: FirmId) => {
  const [invoices, credits, [standing, left], guards] = await Promise.all([
    issuedDocuments(firmId),
    creditDocuments(firmId),
    Promise.all([
      numberingEntity.query.bySeries({ firmId }).go(all),
      leftSeriesEntity.query.byPrefix({ firmId }).go(all),
    ]),
    numberGuard.query.byNumber({ firmId }).go(all),
  ]);
  const lines = invoices.flatMap(({ id, sha256, document }) =>
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
      rateReason: line.rateReason ?? null,
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
    'credit-notes': credits.map(creditRow),
    numbering: [
      ...standing.data.map(({ series, mode, prefix, next }) => ({
        series,
        mode: mode ?? 'consecutive',
        prefix,
        next,
      })),
      // Invoice series that were replaced by another prefix.
      ...left.data.map(({ series, prefix, next }) => ({ series, mode: 'left', prefix, next })),
    ],
    'void-numbers': voided.map(({ invoiceNumber, voidedAt }) => ({ invoiceNumber, voidedAt })),
  };
  return { documents: [...invoices, ...credits], tables };
};

import type { DocumentFigures } from '#shared/lines/document.ts';
import { figuresOfLines } from '#shared/lines/line-figures.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { toPence } from '#shared/money.ts';
import { percentOf, rateBpOf, type VatCode } from '#shared/uk/vat.ts';

/** A line ready to print: in pence, but `unitNet` in ten-thousandths of a pound; `rate` and `discount` in percent. */
export type TableLine = {
  description: string;
  quantity: number;
  unit: string;
  unitNet: number;
  discount: number;
  vat: VatCode;
  rate: number;
  net: number;
  /** What the customer pays for it, including any VAT charged. */
  total: number;
  isDeposit: boolean;
  /** On a quote: included only if chosen. */
  isOptional: boolean;
};

export type TableRate = { vat: VatCode; rate: number; net: number; amount: number; notional: number };

/** The lines of a document and their totals, in pence. */
export type PaperTable = {
  lines: TableLine[];
  /** True if the document may show VAT at all (FA 2008 Sch. 41 para. 2). */
  showsVat: boolean;
  /** True if prices were given including VAT: each line then also shows its price with VAT. */
  withVat: boolean;
  /** The discount on the total in net pence, and its percentage if given as one. */
  discount: { pence: number; percent: number | null };
  net: number;
  vat: number;
  total: number;
  byRate: TableRate[];
};

const tableLines = (document: DocumentFigures): TableLine[] => {
  const figures = figuresOfLines(document);
  return document.lines.map((line, at) => {
    const { unitNet = 0, net = 0, total = 0 } = figures[at] ?? {};
    return {
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      discount: line.discount ?? 0,
      vat: line.vat,
      rate: percentOf(rateBpOf(line.vat, document.taxPoint ?? undefined)),
      ...{ unitNet, net, total },
      isDeposit: line.kind === 'deposit',
      isOptional: line.optional === true,
    };
  });
};

/** A document's lines and totals ready to print; `showsVat` as the law allows this seller. */
export const tableOf = (document: DocumentFigures, sums: Sums, showsVat: boolean): PaperTable => {
  const lines = tableLines(document);
  const net = toPence(sums.net);
  const listed = lines.reduce((sum, line) => (line.isOptional ? sum : sum + line.net), 0);
  return {
    lines,
    showsVat,
    withVat: showsVat && document.pricesInclude === 'gross',
    discount: { pence: listed - net, percent: document.discount?.percent ?? null },
    net,
    vat: toPence(sums.vat),
    total: toPence(sums.total),
    byRate: sums.byRate.map(({ vat, rate, net: ofRate, amount, notional = 0 }) => ({
      vat,
      rate,
      net: toPence(ofRate),
      amount: toPence(amount),
      notional: toPence(notional),
    })),
  };
};

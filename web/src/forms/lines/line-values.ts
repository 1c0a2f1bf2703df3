import type * as z from 'zod/mini';
import type { Employee } from '#shared/employees/contract.ts';
import type { Discount, PriceMode } from '#shared/lines/document.ts';
import type { line } from '#shared/lines/line.ts';
import type { VatCode } from '#shared/uk/vat.ts';

export type LineValues = z.input<typeof line>;

/** The part of a form that the lines' editor works on. */
export interface LinesValues {
  lines?: LineValues[] | null | undefined;
  pricesInclude?: PriceMode | undefined;
  discount?: Discount | null | undefined;
}

/** A line with a typed description. */
export const typedLine = (description: string, vat: VatCode): LineValues => ({
  kind: 'labour',
  description,
  quantity: 1,
  unit: 'each',
  unitPrice: 0,
  vat,
});

export const lineOfEmployee = ({ id, firstName, hourlyRate }: Employee, vat: VatCode): LineValues => ({
  kind: 'labour',
  description: `Labour, ${firstName}`,
  quantity: 1,
  unit: 'hour',
  unitPrice: hourlyRate ?? 0,
  vat,
  source: { employee: id },
});

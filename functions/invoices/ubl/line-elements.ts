import { oneLine } from '#shared/books/cells.ts';
import { amount, cac, categoryOf, cbc, decimal } from './building.ts';
import type { ELine } from './figures.ts';
import type { Node } from './xml.ts';

const itemOf = ({ description, tax }: ELine): Node => {
  const name = oneLine(description, 100);
  return cac(
    'Item',
    cbc('Description', name === description ? null : description),
    cbc('Name', name),
    categoryOf('ClassifiedTaxCategory', tax),
  );
};

export const lineOf =
  (prefix: 'Invoice' | 'CreditNote') =>
  (line: ELine, at: number): Node =>
    cac(
      `${prefix}Line`,
      cbc('ID', String(at + 1)),
      cbc(prefix === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', decimal(line.quantity, 1000), {
        unitCode: line.unit,
      }),
      amount('LineExtensionAmount', line.net),
      line.allowance > 0
        ? cac(
            'AllowanceCharge',
            cbc('ChargeIndicator', 'false'),
            cbc('AllowanceChargeReason', 'Discount'),
            amount('Amount', line.allowance),
          )
        : null,
      itemOf(line),
      cac('Price', cbc('PriceAmount', decimal(line.price, 10_000), { currencyID: 'GBP' })),
    );

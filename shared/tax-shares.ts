/** The records that count for tax; a payment is counted with its invoice. */
export const taxRecordKinds = ['invoice', 'credit_note', 'payment', 'receipt'] as const;

/**
 * Why a record adds to a figure on its day. `supply`: sold or bought; `prepaid`: paid before the work; `unpaid`: VAT of an
 * overdue bill is repaid, or waits for payment; `paid`: it is reclaimed on payment; `scheme`: cash accounting was left;
 * `onHand`: bought before a registration; `fee`: kept by the payment provider.
 */
export const taxRecordWhys = [
  'supply',
  'prepaid',
  'credit',
  'refund',
  'badDebt',
  'badDebtBack',
  'unpaid',
  'paid',
  'scheme',
  'onHand',
  'fee',
] as const;

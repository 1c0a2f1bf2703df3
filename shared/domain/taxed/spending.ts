import { toPence } from '../../money.ts';
import { claimableVat, mayBeEntertaining } from '../../receipts/claimable.ts';
import { isGoods, isOfGoodsCategory } from '../../receipts/goods.ts';
import type { ReceiptCategory } from '../../receipts/options.ts';
import { notionalVat } from '../../receipts/reverse-charge.ts';
import { badDebtReliefFrom } from '../../uk/corrections.ts';
import { onHandClaim } from '../../uk/on-hand.ts';
import type { ReverseCode } from '../../uk/vat.ts';
import type { TaxShare } from './groups.ts';
import { spentName, spentVatName } from './names.ts';

/** The fields of a receipt that tax depends on, in pounds. */
export interface Spent {
  receiptDate: string;
  amount?: number | undefined;
  vatAmount?: number | undefined;
  isVatReceipt: boolean;
  isEntertaining?: boolean | undefined;
  category?: ReceiptCategory | undefined;
  reverseCharge?: ReverseCode | undefined;
  goods?: boolean | undefined;
  /** Days, `YYYY-MM-DD`. */
  dueOn?: string | undefined;
  paidOn?: string | undefined;
  /** The share that was still on hand when the VAT registration began, in percent, and that day. */
  onHandShare?: number | undefined;
  onHandOn?: string | undefined;
}

/** The correction to the goods that follow from its category, in pence. */
const goodsMovedBy = (receipt: Spent): number => {
  const pence = toPence(receipt.amount ?? 0);
  return (isGoods(receipt) ? pence : 0) - (isOfGoodsCategory(receipt) ? pence : 0);
};

/**
 * What a receipt adds to its own day: the whole amount, the VAT shown on a VAT receipt, and the reverse charge the buyer
 * accounts for.
 */
const onItsDay = (receipt: Spent): TaxShare => {
  const { receiptDate, amount = 0, category = 'none', reverseCharge } = receipt;
  const vat = claimableVat(receipt);
  const goodsMoved = goodsMovedBy(receipt);
  return {
    kind: 'receipt',
    why: 'supply',
    day: receiptDate,
    sums: {
      [spentName(category)]: toPence(amount),
      [spentVatName(category)]: vat,
      ...(goodsMoved !== 0 && { goodsMoved }),
      ...(mayBeEntertaining(receipt) && { mealsVatAsked: vat }),
      ...(reverseCharge && { reverseSpent: toPence(amount), reverseVat: notionalVat(receipt) }),
    },
  };
};

/** Its VAT in the first return of a registration, for the share still on hand. */
const onHand = (receipt: Spent): TaxShare[] => {
  const { receiptDate, onHandOn: day, onHandShare = 0 } = receipt;
  const onHandVat = onHandClaim(claimableVat(receipt), onHandShare);
  return day && receiptDate < day && onHandVat !== 0
    ? [{ kind: 'receipt', why: 'onHand', day, sums: { onHandVat } }]
    : [];
};

/** Under cash accounting, moves a bill from its own day to the day of payment. */
const byMoney = (receipt: Spent): TaxShare[] => {
  const { receiptDate, amount = 0, paidOn } = receipt;
  const [cashSpent, cashSpentVat] = [toPence(amount), claimableVat(receipt)];
  const from: TaxShare = {
    ...{ kind: 'receipt', why: 'unpaid', day: receiptDate },
    sums: { cashSpent: -cashSpent || 0, cashSpentVat: -cashSpentVat || 0 },
  };
  const to: TaxShare = {
    kind: 'receipt',
    why: 'supply',
    day: paidOn ?? '',
    sums: { cashSpent, cashSpentVat },
  };
  return paidOn ? [from, to] : [from];
};

/** The VAT of a bill that is repaid once it is six months overdue, and reclaimed when it is paid. VATA 1994 s.26A. */
const whileUnpaid = (receipt: Spent): TaxShare[] => {
  const { receiptDate, dueOn, paidOn } = receipt;
  const unpaidVat = claimableVat(receipt);
  const back = badDebtReliefFrom(dueOn ?? receiptDate, receiptDate);
  if (unpaidVat === 0 || (paidOn && paidOn <= back)) return [];
  const given: TaxShare = { kind: 'receipt', why: 'unpaid', day: back, sums: { unpaidVat: -unpaidVat } };
  return paidOn ? [given, { kind: 'receipt', why: 'paid', day: paidOn, sums: { unpaidVat } }] : [given];
};

/**
 * What a receipt adds to the days. Without a due or payment date it was paid on its own day. Under the reverse charge no scheme
 * waits for payment (VCAS2200).
 */
export const sharesOfReceipt = (receipt: Spent): TaxShare[] => {
  const { receiptDate, dueOn, paidOn, reverseCharge } = receipt;
  const isLater = paidOn ? paidOn > receiptDate : Boolean(dueOn);
  const bought = [onItsDay(receipt), ...onHand(receipt)];
  if (!isLater || reverseCharge) return bought;
  return [...bought, ...byMoney(receipt), ...whileUnpaid(receipt)];
};

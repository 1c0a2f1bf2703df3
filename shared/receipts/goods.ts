import { toPence } from '../money.ts';
import type { ReceiptCategory } from './options.ts';

/** Purchases in these categories count as goods unless the user says otherwise. */
export const goodsCategories = ['materials', 'tools'] as const satisfies readonly ReceiptCategory[];

/** Capital goods that cost this much including VAT, in pence, are not goods under the flat rate scheme. VAT Notice 733 §15. */
const capitalFrom = 200_000;

interface Bought {
  amount?: number | null | undefined;
  category?: string | null | undefined;
  reverseCharge?: string | null | undefined;
  goods?: boolean | null | undefined;
}

export const isOfGoodsCategory = ({ category }: Pick<Bought, 'category'>): boolean =>
  goodsCategories.some((each) => each === category);

/** True if a receipt is probably for goods: not a subcontractor's work, nor an expensive tool. */
export const isUsuallyGoods = (receipt: Omit<Bought, 'goods'>): boolean => {
  const { amount, category, reverseCharge } = receipt;
  if (!isOfGoodsCategory(receipt) || reverseCharge) return false;
  return category !== 'tools' || toPence(amount ?? 0) < capitalFrom;
};

/** True if a receipt is for goods under the flat rate scheme. VAT Regulations 1995 reg. 55A. */
export const isGoods = (receipt: Bought): boolean => receipt.goods ?? isUsuallyGoods(receipt);

import { toPence } from '../money.ts';
import type { ReceiptCategory } from './options.ts';

/** What is bought under these is goods, unless somebody says otherwise. */
export const goodsCategories = ['materials', 'tools'] as const satisfies readonly ReceiptCategory[];

/** Capital goods of so much with VAT, in pence, are none as the flat rate means them. VAT Notice 733 §15. */
const capitalFrom = 200_000;

interface Bought {
  amount?: number | null | undefined;
  category?: string | null | undefined;
  reverseCharge?: string | null | undefined;
  goods?: boolean | null | undefined;
}

export const isOfGoodsCategory = ({ category }: Pick<Bought, 'category'>): boolean =>
  goodsCategories.some((each) => each === category);

/** Whether a receipt is for goods by what is known of it: a subcontractor's work is none, nor is a dear tool. */
export const isUsuallyGoods = (receipt: Omit<Bought, 'goods'>): boolean => {
  const { amount, category, reverseCharge } = receipt;
  if (!isOfGoodsCategory(receipt) || reverseCharge) return false;
  return category !== 'tools' || toPence(amount ?? 0) < capitalFrom;
};

/** Whether a receipt is for goods as the flat rate means them. VAT Regulations 1995 reg. 55A. */
export const isGoods = (receipt: Bought): boolean => receipt.goods ?? isUsuallyGoods(receipt);

import { formatDate } from '../../dates.ts';
import type { OnHand } from '../../filing/on-hand.ts';
import { toPence, toPounds } from '../../money.ts';
import { claimableVat } from '../../receipts/claimable.ts';
import { isGoods } from '../../receipts/goods.ts';
import { onHandClaim, onHandFrom } from '../../uk/on-hand.ts';
import type { KeptOf } from '../reader.ts';
import type { TaxTerms } from './terms.ts';

type Receipt = KeptOf<'receipt'>;

/** Why a registration from this day can't claim the VAT of a receipt; undefined if it can. */
export const onHandTrouble = (receipt: Receipt, registeredFrom: string): string | undefined => {
  const { receiptDate, reverseCharge } = receipt;
  if (reverseCharge || claimableVat(receipt) <= 0) return 'This receipt shows no VAT that you can claim';
  if (receiptDate >= registeredFrom) return 'You were registered by then, so its VAT is in a return already';
  const first = onHandFrom(registeredFrom, isGoods(receipt));
  if (receiptDate >= first) return undefined;
  return `Too old: you can claim VAT on ${isGoods(receipt) ? 'goods' : 'services'} bought from ${formatDate(first)}`;
};

const newestFirst = (one: Receipt, other: Receipt): number =>
  one.receiptDate === other.receiptDate ? other.id - one.id : one.receiptDate < other.receiptDate ? 1 : -1;

/** The receipts from before a registration whose VAT is or may be claimed, newest first. */
export const onHandOf = (receipts: readonly Receipt[], { business: { vatFrom } }: TaxTerms): OnHand => {
  if (!vatFrom) return { registeredFrom: null, receipts: [], vat: 0 };
  const shown = receipts
    .filter((receipt) => onHandTrouble(receipt, vatFrom) === undefined)
    .toSorted(newestFirst)
    .map((receipt) => {
      const { id: receiptId, vendor = null, receiptDate: on, onHandShare: share = 0 } = receipt;
      const vat = claimableVat(receipt);
      return { receiptId, vendor, on, vat: toPounds(vat), share, claimed: toPounds(onHandClaim(vat, share)) };
    });
  return {
    registeredFrom: vatFrom,
    receipts: shown,
    vat: toPounds(shown.reduce((sum, { claimed }) => sum + toPence(claimed), 0)),
  };
};

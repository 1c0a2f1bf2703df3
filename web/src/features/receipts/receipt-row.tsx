import { readDate } from '#shared/calendar/when.ts';
import { formatDate, today } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { Money } from '../../components/money.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { categoryNames } from '../../data/receipt-categories.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

export interface ReceiptActions {
  onView: (receipt: Receipt) => void;
  /** Left out if this user may not. */
  onDelete: ((receipt: Receipt) => void) | undefined;
}

interface Props extends ReceiptActions {
  receipt: Receipt;
  chosen: boolean;
}

/** A receipt in the list: the row opens it, the bin deletes it. */
export function ReceiptRow({ receipt, chosen, onView, onDelete }: Props) {
  const { vendor, description, category, amount, receiptDate, isVatReceipt, reverseCharge } = receipt;
  const name = vendor || texts.unknownVendor;
  const vatWord = isVatReceipt ? texts.vat : texts.nonVat;
  const vat = reverseCharge ? texts.reverseRow : vatWord;
  const isReturn = amount !== null && amount < 0;
  const sum = amount === null ? texts.noAmount : formatPounds(amount);
  const about = [readDate(receiptDate, today()), category && categoryNames[category], description];
  return (
    <ListRow
      chosen={chosen}
      name={`${texts.view} ${name}, ${sum}, ${isReturn ? `${texts.returned}, ` : ''}${vat}, ${formatDate(receiptDate)}`}
      onOpen={() => onView(receipt)}
      title={name}
      second={about.filter(Boolean).join(' · ')}
      sum={
        amount === null ? (
          <span className="text-muted">{texts.noAmount}</span>
        ) : (
          <Money pounds={amount} className="font-strong" />
        )
      }
      state={
        <>
          <WaitingMark id={receipt.id} /> {isReturn && <StateWord tone="info">{texts.returned}</StateWord>}{' '}
          <StateWord tone={isVatReceipt ? 'success' : 'neutral'}>{vat}</StateWord>
        </>
      }
      end={onDelete && <DeleteIcon label={`${texts.delete} ${name}`} onClick={() => onDelete(receipt)} />}
    />
  );
}

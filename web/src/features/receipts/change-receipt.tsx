import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { ReceiptInput } from '#shared/receipts/input.ts';
import { percentOf, type ReverseCode, rateBpOf } from '#shared/uk/vat.ts';
import { fromServer } from '../../api/from-server.ts';
import { categoryNames } from '../../data/receipt-categories.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { receiptQuery } from './queries.ts';
import { ReceiptFields } from './receipt-fields.tsx';
import { type ReceiptValues, useReceiptShape, valuesOf } from './receipt-values.ts';
import { labels, texts } from './texts.ts';
import { useChange } from './use-changes.ts';

const readable = (name: keyof typeof labels, value: unknown): string => {
  if (name === 'amount' || name === 'vatAmount') return formatPounds(Number(value));
  if (name === 'category') return categoryNames[value as NonNullable<Receipt['category']>];
  if (name === 'reverseCharge')
    return value ? texts.reverseAt(percentOf(rateBpOf(value as ReverseCode))) : texts.reverseNo;
  if (name === 'isEntertaining') return texts.entertained(value);
  if (name === 'isVatReceipt' || name === 'isReturn' || name === 'goods') return value ? texts.yes : texts.no;
  if (name === 'dueOn' || name === 'paidOn') return formatDate(String(value));
  return String(value);
};

const nothing = new Set<keyof ReceiptValues>();

/** Edits a saved receipt; its picture stays. */
export default function ChangeReceipt({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const cache = useQueryClient();
  const change = useChange();
  const record = useRecordForm<Receipt, ReceiptValues, ReceiptInput>({
    keptAs: `receipt/${receipt.id}`,
    shape: useReceiptShape(),
    opened: receipt,
    toValues: valuesOf as (row: Receipt | null) => ReceiptValues & object,
    readNow: () => cache.fetchQuery({ ...receiptQuery(receipt.id), ...fromServer }),
    save: (checked, base) => change(base ?? receipt, checked),
    onClose,
  });
  return (
    <RecordDialog
      title={texts.editTitle}
      action={texts.save}
      record={record}
      labels={labels}
      readable={readable}
    >
      <ReceiptFields form={record.form} doubtful={nothing} />
    </RecordDialog>
  );
}

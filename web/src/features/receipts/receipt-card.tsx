import { BadgeCheck, Eye, Minus, Trash2 } from 'lucide-react';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Card } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Money } from '../../components/money.tsx';
import { Pill } from '../../components/pill.tsx';
import { texts } from './texts.ts';

export interface ReceiptActions {
  onView: (receipt: Receipt) => void;
  onDelete: (receipt: Receipt) => void;
}

/** One receipt of the list: its buttons open and delete it. */
export function ReceiptCard({ receipt, onView, onDelete }: ReceiptActions & { receipt: Receipt }) {
  const { vendor, description, amount, receiptDate } = receipt;
  const name = vendor || texts.unknownVendor;
  return (
    <Card className="flex h-full flex-col gap-2 p-4 pb-2">
      <div className="flex items-start justify-between gap-3">
        <h3 className="line-clamp-3 min-w-0 text-base font-strong wrap-anywhere">{name}</h3>
        <VatBadge isVat={receipt.isVatReceipt} />
      </div>
      {description && <p className="line-clamp-2 text-small text-muted wrap-anywhere">{description}</p>}
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="grid pb-2">
          <span className="text-large font-strong">
            {amount === null ? (
              <span className="text-muted">{texts.noAmount}</span>
            ) : (
              <Money pounds={amount} />
            )}
          </span>
          <span className="text-small text-muted">
            <DateText value={receiptDate} />
          </span>
        </p>
        <span className="no-print -mr-2 flex">
          <IconButton icon={Eye} label={`${texts.view} ${name}`} onClick={() => onView(receipt)} />
          <IconButton
            icon={Trash2}
            tone="danger"
            label={`${texts.delete} ${name}`}
            onClick={() => onDelete(receipt)}
          />
        </span>
      </div>
    </Card>
  );
}

function VatBadge({ isVat }: { isVat: boolean }) {
  return (
    <Pill tone={isVat ? 'success' : 'neutral'} icon={isVat ? BadgeCheck : Minus}>
      {isVat ? texts.vat : texts.nonVat}
    </Pill>
  );
}

import type { Price } from '#shared/prices/contract.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { PriceFields } from './price-fields.tsx';
import { labels, texts } from './texts.ts';
import { readable, usePriceForm } from './use-price-form.ts';

interface Props {
  price: Price | null;
  onClose: () => void;
}

/** Adds a price, or changes one. */
export default function PriceForm({ price, onClose }: Props) {
  const record = usePriceForm(price, onClose);
  return (
    <RecordDialog
      title={price ? texts.editTitle : texts.addTitle}
      action={price ? texts.update : texts.create}
      record={record}
      labels={labels}
      readable={readable}
    >
      <PriceFields form={record.form} />
    </RecordDialog>
  );
}

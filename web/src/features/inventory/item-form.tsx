import type { Item } from '#shared/inventory/contract.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { ItemFields } from './item-fields.tsx';
import { labels, texts } from './texts.ts';
import { readable, useItemForm } from './use-item-form.ts';

interface Props {
  item: Item | null;
  onClose: () => void;
}

/** Adds an item, or changes one. */
export function ItemForm({ item, onClose }: Props) {
  const record = useItemForm(item, onClose);
  return (
    <RecordDialog
      title={item ? texts.editTitle : texts.addTitle}
      action={item ? texts.update : texts.create}
      record={record}
      labels={labels}
      readable={readable}
    >
      <ItemFields form={record.form} />
    </RecordDialog>
  );
}

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
  const { form, newer } = record;
  const differences = newer
    ? (newer.names as (keyof typeof labels)[]).map((name) => ({
        label: labels[name],
        mine: readable(name, form.getValues()),
        theirs: readable(name, newer.values),
      }))
    : [];
  return (
    <RecordDialog
      title={item ? texts.editTitle : texts.addTitle}
      action={item ? texts.update : texts.create}
      record={record}
      differences={differences}
    >
      <ItemFields form={form} />
    </RecordDialog>
  );
}

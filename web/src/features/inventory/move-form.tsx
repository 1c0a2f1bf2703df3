import type { Item } from '#shared/inventory/contract.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { MoveFields } from './move-fields.tsx';
import { moveLabels, texts } from './texts.ts';
import { useMoveForm } from './use-move-form.ts';

interface Props {
  item: Item;
  onClose: () => void;
}

/** Records stock in, out or counted. */
export function MoveForm({ item, onClose }: Props) {
  const record = useMoveForm(item, onClose);
  return (
    <RecordDialog title={texts.addMove} action={texts.addMove} record={record} labels={moveLabels}>
      <div className="rounded-control bg-sunken px-4 py-3">
        <p className="font-strong wrap-anywhere">{item.name}</p>
        <p className="text-small">
          {texts.currentStock} {item.quantity.toLocaleString('en-GB')}
        </p>
      </div>
      <MoveFields form={record.form} item={item} />
    </RecordDialog>
  );
}

import Package from 'lucide-react/icons/package';
import type { Item } from '#shared/inventory/contract.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { itemQuery, type useItems } from '../../data/inventory.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { ItemDetail } from './item-detail.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import { MoveForm } from './move-form.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';

/** The list, the item that `?id=` opens, its form (`?new=1`, `?edit=`) and that of a transaction (`?move=`). */
export function InventoryScreen({ list }: { list: ReturnType<typeof useItems> }) {
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  const [moveText, move] = useUrlState('move', { push: true });
  const id = idIn(idText);
  const chosen = useRecord(id, list, itemQuery);
  const edited = useRecord(idIn(editText), list, itemQuery).record;
  const moved = useRecord(idIn(moveText), list, itemQuery).record;
  const remove = useConfirmedRemove({
    question: ({ name }: Item) => ({ title: texts.deleteQuestion(name), action: texts.delete }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  const actions = {
    onEdit: (item: Item) => edit(String(item.id)),
    onMove: (item: Item) => move(String(item.id)),
  };
  const detail = id !== null && (
    <RecordPlace kind="item" {...chosen} icon={Package} texts={texts} onClose={() => open('')}>
      {(item) => <ItemDetail key={item.id} item={item} {...actions} onDelete={remove} />}
    </RecordPlace>
  );
  return (
    <>
      <ListDetail
        tools={0}
        listName={texts.listName}
        detailKey={id}
        onClose={() => open('')}
        list={<ItemList list={list} chosenId={id} onAdd={() => create('1')} {...actions} />}
        detail={detail || null}
      />
      {creating && <ItemForm item={null} onClose={() => create('')} />}
      {edited && <ItemForm key={edited.id} item={edited} onClose={() => edit('')} />}
      {moved?.isActive && <MoveForm key={moved.id} item={moved} onClose={() => move('')} />}
    </>
  );
}

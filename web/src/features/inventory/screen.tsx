import Package from 'lucide-react/icons/package';
import type { Item } from '#shared/inventory/contract.ts';
import { crew, desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
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

/** The list, the item of `?id=`, its form (`?new=1`, `?edit=`) and a transaction's (`?move=`). */
export function InventoryScreen({ list }: { list: ReturnType<typeof useItems> }) {
  const user = useSignedInUser();
  const mayKeep = isAmong(user, openTo('inventory.create', desk));
  const mayMove = isAmong(user, openTo('inventory.move', crew));
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
  const onMove = mayMove ? (item: Item) => move(String(item.id)) : undefined;
  const onEdit = mayKeep ? (item: Item) => edit(String(item.id)) : undefined;
  const detail = id !== null && (
    <RecordPlace kind="item" {...chosen} icon={Package} texts={texts} onClose={() => open('')}>
      {(item) => (
        <ItemDetail
          key={item.id}
          item={item}
          onMove={onMove}
          onEdit={onEdit}
          onDelete={mayKeep ? remove : undefined}
        />
      )}
    </RecordPlace>
  );
  return (
    <>
      <ListDetail
        listName={texts.listName}
        detailKey={id}
        onClose={() => open('')}
        list={
          <ItemList
            list={list}
            chosenId={id}
            onAdd={mayKeep ? () => create('1') : undefined}
            onMove={onMove}
            onEdit={onEdit}
          />
        }
        detail={detail || null}
      />
      {mayKeep && creating && <ItemForm item={null} onClose={() => create('')} />}
      {mayKeep && edited && <ItemForm key={edited.id} item={edited} onClose={() => edit('')} />}
      {mayMove && moved?.isActive && <MoveForm key={moved.id} item={moved} onClose={() => move('')} />}
    </>
  );
}

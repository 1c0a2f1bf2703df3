import { lazy, Suspense } from 'react';
import { crew, desk } from '#shared/members/roles.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useHeldInPrint } from '../../components/use-printing.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { useSplit } from '../../components/widths.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { type ReceiptList, receiptQuery } from './queries.ts';
import { ReceiptDetail, ReceiptDialog } from './receipt-record.tsx';
import { ReceiptsView } from './receipts-view.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';
import type { ReceiptFilter } from './use-filter.ts';

const loadForm = () => import('./add-receipt.tsx');
const AddReceipt = lazy(loadForm);
const ChangeReceipt = lazy(() => import('./change-receipt.tsx'));

interface Props {
  list: ReceiptList;
  filter: ReceiptFilter;
}

/** The receipts, the one of `?id=` beside them or, on a phone, above them, and the dialogs of `?new=1` and `?edit=`. */
export function ReceiptsScreen({ list, filter }: Props) {
  const user = useSignedInUser();
  const mayAdd = isAmong(user, openTo('receipts.create', crew));
  const mayDelete = isAmong(user, openTo('receipts.remove', desk));
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  const isSplit = useHeldInPrint(useSplit());
  usePreload(loadForm);
  const id = idIn(idText);
  const chosen = useRecord(id, list, receiptQuery);
  const edited = useRecord(idIn(editText), list, receiptQuery);
  const remove = useConfirmedRemove({
    question: ({ vendor }: Receipt) => ({
      title: texts.deleteQuestion,
      description: `${vendor ?? texts.unknownVendor}. ${texts.deleteNote}`,
      action: texts.delete,
    }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  const onDelete = mayDelete ? remove : undefined;
  const record = {
    ...{ chosen, onDelete, onClose: () => open('') },
    onEdit: mayAdd ? (receipt: Receipt) => edit(String(receipt.id)) : undefined,
  };
  return (
    <>
      <ListDetail
        listName={texts.receipts}
        detailKey={isSplit ? id : null}
        onClose={record.onClose}
        list={
          <ReceiptsView
            list={list}
            filter={filter}
            chosenId={isSplit ? id : null}
            onAdd={mayAdd ? () => create('1') : undefined}
            onRead={create}
            onView={(receipt) => open(String(receipt.id))}
            onDelete={onDelete}
          />
        }
        detail={isSplit && id !== null ? <ReceiptDetail {...record} /> : null}
      />
      {!isSplit && id !== null && !edited.record && <ReceiptDialog {...record} />}
      <Suspense>
        {mayAdd && creating && <AddReceipt key={creating} kept={creating} onClose={() => create('')} />}
        {mayAdd && edited.record && (
          <ChangeReceipt key={edited.record.id} receipt={edited.record} onClose={() => edit('')} />
        )}
      </Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { desk } from '#shared/members/roles.ts';
import type { Price } from '#shared/prices/contract.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { priceQuery, type usePrices } from '../../data/prices.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { PriceList } from './price-list.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';

const loadForm = () => import('./price-form.tsx');
const PriceForm = lazy(loadForm);

/** The rows, and the form of `?new=1` and `?edit=`. */
export function PricesScreen({ list }: { list: ReturnType<typeof usePrices> }) {
  const mayChange = isAmong(useSignedInUser(), openTo('prices.create', desk));
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  usePreload(loadForm);
  const edited = useRecord(idIn(editText), list, priceQuery);
  const remove = useConfirmedRemove({
    question: ({ name }: Price) => ({ title: texts.deleteQuestion(name), action: texts.delete }),
    remove: useRemove(),
    onGone: () => {},
  });
  return (
    <>
      <PriceList
        list={list}
        actions={
          mayChange && {
            onAdd: () => create('1'),
            onEdit: ({ id }) => edit(String(id)),
            onDelete: remove,
          }
        }
      />
      <Suspense>
        {mayChange && creating && <PriceForm price={null} onClose={() => create('')} />}
        {mayChange && edited.record && (
          <PriceForm key={edited.record.id} price={edited.record} onClose={() => edit('')} />
        )}
      </Suspense>
    </>
  );
}

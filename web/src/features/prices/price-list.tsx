import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useMemo } from 'react';
import type { Price } from '#shared/prices/contract.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import { ImportLink } from '../../data/import-link.tsx';
import type { usePrices } from '../../data/prices.ts';
import { matching } from '../../search/matching.ts';
import { type PriceActions, PriceRow } from './price-row.tsx';
import { texts } from './texts.ts';

/** The prices that match a text by name, code or amount. */
const found = (prices: readonly Price[], search: string): readonly Price[] =>
  matching('prices', prices, search);

interface Props {
  list: ReturnType<typeof usePrices>;
  /** False if this user may not change prices. */
  actions: (PriceActions & { onAdd: () => void }) | false;
}

/** Search and the rows, most used first. */
export function PriceList({ list, actions }: Props) {
  const onAdd = actions ? actions.onAdd : undefined;
  const [search, setSearch] = useUrlState('q');
  const shown = useMemo(() => found(list.rows, search), [list.rows, search]);
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        subtitle={texts.subtitle}
        asOf={list.asOf}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      >
        {onAdd && <ImportLink target="prices" />}
      </ListHead>
      <div className="grid gap-2 px-4 pt-1 empty:hidden lg:px-5">
        {list.asOf === undefined && <ListProgress list={list} noun={texts.noun} />}
        {list.loading && <RowSkeletons count={5} />}
        {isEmpty && <NoPrices searching={Boolean(search.trim())} onAdd={onAdd} />}
      </div>
      {shown.length > 0 && (
        <div className="mt-1 border-y border-line bg-surface">
          <VirtualList
            label={texts.title}
            items={shown}
            keyOf={(price) => price.id}
            recordOf={(price) => `price/${price.id}`}
            rowHeight={64}
            render={(price) => <PriceRow price={price} actions={actions} />}
          />
        </div>
      )}
    </ListPage>
  );
}

function NoPrices({ searching, onAdd }: { searching: boolean; onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={Tags}
      title={texts.none}
      hint={searching ? texts.noMatchHint : texts.noneHint}
      action={
        !searching &&
        onAdd && (
          <Button icon={Plus} onClick={onAdd}>
            {texts.addFirst}
          </Button>
        )
      }
    />
  );
}

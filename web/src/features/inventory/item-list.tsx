import { FileUp, Package, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Item } from '#shared/inventory/contract.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CardSkeletons } from '../../components/skeleton.tsx';
import { useUrlLink } from '../../components/use-url-state.ts';
import type { useItems } from '../../data/inventory.ts';
import { Filters } from './filters.tsx';
import { ItemCard } from './item-card.tsx';
import { LowStockBanner } from './low-stock-banner.tsx';
import { found } from './search.ts';
import { Stats } from './stats.tsx';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';
import { MenuButton, WaysOut } from './ways-out.tsx';

interface Props {
  list: ReturnType<typeof useItems>;
  chosenId: number | null;
  onAdd: () => void;
  onEdit: (item: Item) => void;
  onMove: (item: Item) => void;
}

const card = { width: 300, height: 212 };

/** Everything left of the detail: figures, warning, search and the cards. */
export function ItemList({ list, chosenId, onAdd, onEdit, onMove }: Props) {
  const filter = useFilter();
  const { search, category, lowOnly } = filter;
  const shown = useMemo(
    () => found(list.rows, { search, category, lowOnly }),
    [list.rows, search, category, lowOnly],
  );
  const linkTo = useUrlLink('id');
  const hasNone = list.complete && list.rows.length === 0;
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <Page>
      <div className="flex items-start gap-2 [&>header]:flex-1">
        <PageHeader
          title={texts.title}
          action={hasNone ? undefined : { label: texts.add, icon: Plus, onClick: onAdd }}
        >
          <ButtonLink variant="secondary" icon={FileUp}>
            <Link to="/import?target=inventory">{texts.import}</Link>
          </ButtonLink>
          <WaysOut />
        </PageHeader>
        <MenuButton />
      </div>
      <Stats />
      <LowStockBanner onShow={() => filter.setLowOnly(true)} />
      <Filters filter={filter} />
      <ListProgress list={list} noun={texts.noun} />
      {list.loading && <CardSkeletons count={6} />}
      {isEmpty && <NoItems filtering={!hasNone} onAdd={onAdd} />}
      {shown.length > 0 && (
        <CardGrid
          label={texts.items}
          items={shown}
          card={card}
          chosenId={chosenId}
          render={(item) => (
            <ItemCard
              item={item}
              chosen={item.id === chosenId}
              link={linkTo(String(item.id))}
              onEdit={onEdit}
              onMove={onMove}
            />
          )}
        />
      )}
    </Page>
  );
}

function NoItems({ filtering, onAdd }: { filtering: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      icon={Package}
      title={texts.none}
      hint={filtering ? texts.noMatchHint : texts.noneHint}
      action={
        !filtering && (
          <Button icon={Plus} onClick={onAdd}>
            {texts.addFirst}
          </Button>
        )
      }
    />
  );
}

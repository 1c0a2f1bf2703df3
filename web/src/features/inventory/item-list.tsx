import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { Item } from '#shared/inventory/contract.ts';
import { books } from '#shared/members/roles.ts';
import { isAmong, isInField, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlLink } from '../../components/use-url-state.ts';
import { ImportLink } from '../../data/import-link.tsx';
import { lowStock, type useItems } from '../../data/inventory.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { columns, ItemRow } from './item-row.tsx';
import { categoryOptions } from './looks.ts';
import { LowStockBanner } from './low-stock-banner.tsx';
import { found } from './search.ts';
import { Stats } from './stats.tsx';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';
import { useSteps } from './use-steps.ts';
import { MenuButton, WaysOut } from './ways-out.tsx';

interface Props {
  list: ReturnType<typeof useItems>;
  chosenId: number | null;
  /** Each left out if this user may not. */
  onAdd: (() => void) | undefined;
  onEdit: ((item: Item) => void) | undefined;
  onMove: ((item: Item) => void) | undefined;
}

const categories = [{ value: '', label: texts.allCategories }, ...categoryOptions];

/** The left pane: search, figures, warning and the table. */
export function ItemList({ list, chosenId, onAdd, onEdit, onMove }: Props) {
  const user = useSignedInUser();
  const mayCount = isAmong(user, openTo('inventory.stats', books));
  const filter = useFilter();
  const { search, category, lowOnly } = filter;
  const step = useSteps();
  const linkTo = useUrlLink('id');
  const shown = useMemo(
    () => found(list.rows, { search, category, lowOnly }),
    [list.rows, search, category, lowOnly],
  );
  // The banner and the rows wait for each other, so that neither moves.
  const isBannerLoading = useQuery(lowStock).isLoading;
  const isWaiting = list.loading || isBannerLoading;
  const hasNone = list.complete && list.rows.length === 0;
  return (
    <ListPage>
      <Head filter={filter} onAdd={onAdd} />
      <div className="grid gap-2 px-4 py-1 lg:px-5">
        {/* Beside an open item the rows need the room. */}
        <div className={clsx('grid gap-2', chosenId !== null && 'split:hidden')}>
          {mayCount && !hasNone && <Stats />}
          {!isWaiting && <LowStockBanner mayCount={mayCount} onShow={() => filter.setLowOnly(true)} />}
        </div>
        {lowOnly && (
          <Button
            variant="secondary"
            icon={X}
            onClick={() => filter.setLowOnly(false)}
            className="justify-self-start"
          >
            {texts.lowOnly}
          </Button>
        )}
      </div>
      {!isWaiting && shown.length > 0 && <Columns onEdit={onEdit} onMove={onMove} />}
      <RecordRows
        kind="item"
        list={isWaiting ? { ...list, loading: true, complete: false } : list}
        groups={isWaiting ? [] : [{ name: '', rows: shown }]}
        filtering={filter.isOn}
        placeholders={6}
        label={texts.items}
        chosenId={chosenId}
        rowHeight={57}
        icon={Package}
        texts={texts}
        onCreate={onAdd}
        render={(item) => (
          <ItemRow
            item={item}
            chosen={item.id === chosenId}
            link={linkTo(String(item.id))}
            onEdit={onEdit}
            onMove={onMove}
            onStep={onEdit && step}
          />
        )}
      />
      <Elsewhere text={search} except="inventory" />
    </ListPage>
  );
}

interface HeadProps extends Pick<Props, 'onAdd'> {
  filter: ReturnType<typeof useFilter>;
}

function Head({ filter, onAdd }: HeadProps) {
  const isField = isInField(useSignedInUser());
  return (
    <ListHead
      title={texts.title}
      search={{ label: texts.search, value: filter.search, onChange: filter.setSearch }}
      choices={[
        {
          label: texts.category,
          value: filter.category ?? '',
          onChange: filter.setCategory,
          options: categories,
        },
      ]}
      action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      corner={!isField && <MenuButton />}
    >
      {onAdd && <ImportLink target="inventory" isCrowded />}
      <WaysOut />
    </ListHead>
  );
}

/** Visual column headings only: for screen readers, each row is labelled itself. */
function Columns({ onEdit, onMove }: Pick<Props, 'onEdit' | 'onMove'>) {
  return (
    <div
      aria-hidden
      className="flex min-h-7.5 items-center gap-3 pr-1 pl-4 text-small text-muted lg:pl-5 @max-2xl:hidden"
    >
      <span className="flex-1">{texts.columns.item}</span>
      {(['sku', 'where', 'price', 'stock', 'quantity'] as const).map((name) => (
        <span key={name} className={clsx('shrink-0', columns[name])}>
          {texts.columns[name]}
        </span>
      ))}
      {onMove && <span className={columns.move} />}
      {onEdit && <span className="no-print w-11 shrink-0" />}
    </div>
  );
}

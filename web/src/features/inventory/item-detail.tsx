import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { Item } from '#shared/inventory/contract.ts';
import { stockState } from '#shared/inventory/stock.ts';
import { books } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { EditTools } from '../../components/edit-tools.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { Notice } from '../../components/notice.tsx';
import { Pill } from '../../components/pill.tsx';
import { ItemFacts } from './item-facts.tsx';
import { stockLooks } from './looks.ts';
import { MoveHistory } from './move-history.tsx';
import { texts } from './texts.ts';
import { useRestore } from './use-changes.ts';

/** In stock, low or out of stock. */
function StockBadge({ item }: { item: Item }) {
  const { name, tone, icon } = stockLooks[stockState(item)];
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  );
}

export interface ItemActions {
  /** Each left out if this user may not. */
  onEdit: ((item: Item) => void) | undefined;
  onMove: ((item: Item) => void) | undefined;
  onDelete: ((item: Item) => void) | undefined;
}

/** An item: its stock, its details and its stock movements. */
export function ItemDetail({ item, onMove, onEdit, onDelete }: ItemActions & { item: Item }) {
  const mayRead = isAmong(useSignedInUser(), openTo('inventory.moves', books));
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <header>
        <div className="flex items-start justify-between gap-2 max-lg:flex-col-reverse max-lg:gap-0">
          <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{item.name}</h2>
          {item.isActive && (
            <EditTools
              deleteLabel={`${texts.delete} ${item.name}`}
              onEdit={onEdit && (() => onEdit(item))}
              onDelete={onDelete && (() => onDelete(item))}
            />
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StockBadge item={item} />
          <span className="text-large font-strong">
            {item.quantity.toLocaleString('en-GB')} {texts.inStock}
          </span>
        </p>
      </header>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 @xl/record:mt-4 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:gap-x-6 print:block">
        <div className="@xl/record:col-start-2">
          {item.isActive && onMove && (
            <NextBar act={{ label: texts.addMove, icon: ArrowLeftRight, onClick: () => onMove(item) }} />
          )}
          {!item.isActive && <Retired item={item} mayRestore={onEdit !== undefined} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 @xl/record:col-start-1 @xl/record:row-start-1">
          {item.description && <p className="whitespace-pre-line wrap-anywhere">{item.description}</p>}
          <ItemFacts item={item} />
          {mayRead && <MoveHistory item={item} />}
        </div>
      </div>
    </article>
  );
}

function Retired({ item, mayRestore }: { item: Item; mayRestore: boolean }) {
  const { restore, isPending } = useRestore();
  return (
    <Notice
      tone="neutral"
      icon={ArchiveRestore}
      title={texts.retired}
      action={
        mayRestore && (
          <Button variant="secondary" busy={isPending} onClick={() => restore(item)}>
            {texts.restore}
          </Button>
        )
      }
    >
      {texts.retiredHint}
    </Notice>
  );
}

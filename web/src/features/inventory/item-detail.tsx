import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Pencil from 'lucide-react/icons/pencil';
import type { Item } from '#shared/inventory/contract.ts';
import { books } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { ItemFacts } from './item-facts.tsx';
import { MoveHistory } from './move-history.tsx';
import { StockBadge } from './stock-badge.tsx';
import { texts } from './texts.ts';
import { useRestore } from './use-changes.ts';

export interface ItemActions {
  /** Each left out if this user may not. */
  onEdit: ((item: Item) => void) | undefined;
  onMove: ((item: Item) => void) | undefined;
  onDelete: ((item: Item) => void) | undefined;
}

/** An item: its stock, its details and its stock movements. */
export function ItemDetail({ item, ...actions }: ItemActions & { item: Item }) {
  const mayRead = isAmong(useSignedInUser(), openTo('inventory.moves', books));
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-12 lg:px-6 lg:pt-8">
      <header className="grid gap-3">
        <div className="flex items-start gap-3">
          <CategoryIcon category={item.category} />
          <h2 className="min-w-0 flex-1 py-1 text-title wrap-anywhere">{item.name}</h2>
        </div>
        {item.isActive && <Actions item={item} {...actions} />}
      </header>
      {!item.isActive && <Retired item={item} mayRestore={actions.onEdit !== undefined} />}
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 lg:px-5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-strong">{item.quantity.toLocaleString('en-GB')}</span>{' '}
          <span className="text-muted">{texts.inStock}</span>
        </p>
        <StockBadge item={item} />
      </Card>
      {item.description && <p className="whitespace-pre-line wrap-anywhere">{item.description}</p>}
      <ItemFacts item={item} />
      {mayRead && <MoveHistory item={item} />}
    </article>
  );
}

function Actions({ item, onEdit, onMove, onDelete }: ItemActions & { item: Item }) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      {onMove && (
        <Button
          icon={ArrowLeftRight}
          className="flex-1 max-sm:px-2 lg:flex-none"
          onClick={() => onMove(item)}
        >
          {texts.addMove}
        </Button>
      )}
      {onEdit && (
        <Button variant="secondary" icon={Pencil} onClick={() => onEdit(item)}>
          {texts.edit}
        </Button>
      )}
      {onDelete && <DeleteIcon label={`${texts.delete} ${item.name}`} onClick={() => onDelete(item)} />}
    </div>
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

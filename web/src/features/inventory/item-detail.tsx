import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Item } from '#shared/inventory/contract.ts';
import { books } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { Notice } from '../../components/notice.tsx';
import { useWide } from '../../components/use-wide.ts';
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
export function ItemDetail({ item, onMove, ...actions }: ItemActions & { item: Item }) {
  const mayRead = isAmong(useSignedInUser(), openTo('inventory.moves', books));
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <header>
        <div className="flex items-start justify-between gap-2 max-lg:flex-col-reverse max-lg:gap-0">
          <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{item.name}</h2>
          {item.isActive && <Tools item={item} {...actions} />}
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
          {!item.isActive && <Retired item={item} mayRestore={actions.onEdit !== undefined} />}
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

/** An item's actions other than its next step. */
function Tools({ item, onEdit, onDelete }: Omit<ItemActions, 'onMove'> & { item: Item }) {
  const isWide = useWide();
  const edit = onEdit && { label: texts.edit, icon: Pencil, onClick: () => onEdit(item) };
  const remove = onDelete && {
    label: `${texts.delete} ${item.name}`,
    icon: Trash2,
    danger: true,
    onClick: () => onDelete(item),
  };
  return (
    // On a phone it is at the end of the back button's line.
    <div className="no-print flex shrink-0 gap-1 max-lg:-mt-11 max-lg:-mr-3 max-lg:self-end">
      {edit && isWide && (
        <Button variant="secondary" icon={Pencil} onClick={edit.onClick}>
          {texts.edit}
        </Button>
      )}
      <MoreMenu
        acts={[edit && !isWide && edit, remove].filter((act) => act !== undefined && act !== false)}
      />
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

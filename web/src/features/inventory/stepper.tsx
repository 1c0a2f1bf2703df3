import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Item } from '#shared/inventory/contract.ts';
import { mostUnits } from '#shared/inventory/stock.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';

interface Props {
  item: Item;
  /** Each left out if this user may not. */
  onStep: ((item: Item, by: number) => void) | undefined;
  onMove: ((item: Item) => void) | undefined;
}

/** The stock between − and +; the number opens a transaction of any size. */
export function Stepper({ item, onStep, onMove }: Props) {
  const { name, quantity, unitPrice } = item;
  return (
    <div className="relative flex min-w-33 shrink-0 items-center justify-center">
      {onStep && (
        <IconButton
          icon={Minus}
          label={texts.oneLess(name)}
          disabled={quantity <= 0}
          onClick={() => onStep(item, -1)}
          className="no-print"
        />
      )}
      <Count item={item} onMove={onMove} />
      {onStep && (
        <IconButton
          icon={Plus}
          label={texts.oneMore(name)}
          disabled={quantity >= mostUnits(unitPrice)}
          onClick={() => onStep(item, 1)}
          className="no-print"
        />
      )}
    </div>
  );
}

function Count({ item, onMove }: Omit<Props, 'onStep'>) {
  const shown = item.quantity.toLocaleString('en-GB');
  if (!onMove)
    return (
      <p className="min-w-9 pr-3 text-center font-strong">
        {shown} <span className="sr-only">{texts.inStock}</span>
      </p>
    );
  return (
    <button
      type="button"
      aria-label={texts.moveOf(item.quantity, item.name)}
      title={texts.addMove}
      onClick={() => onMove(item)}
      className="min-h-11 min-w-11 rounded-control text-center font-strong hover:bg-sunken"
    >
      {shown}
    </button>
  );
}

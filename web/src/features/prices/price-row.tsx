import { clsx } from 'clsx';
import { perUnit } from '#shared/lines/quantity.ts';
import type { Price } from '#shared/prices/contract.ts';
import { vatNames } from '#shared/uk/vat.ts';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { Money } from '../../components/money.tsx';
import { kindNames } from '../../data/line-looks.ts';
import { texts } from './texts.ts';

export interface PriceActions {
  onEdit: (price: Price) => void;
  onDelete: (price: Price) => void;
}

interface Props {
  price: Price;
  /** False if this user may not change prices. */
  actions: PriceActions | false;
}

const rowClass =
  'flex min-h-14 min-w-0 flex-1 items-center justify-between gap-3 py-2.5 text-left large-text:flex-col large-text:items-start large-text:gap-0.5';

/** A price in the book. The whole row opens its form, for those who may change it. */
export function PriceRow({ price, actions }: Props) {
  const { name } = price;
  return (
    <div className="relative flex items-center gap-2 pr-2 pl-4 lg:pl-5 transition-colors hover:bg-sunken/50 has-[>button:focus-visible]:outline-3 has-[>button:focus-visible]:-outline-offset-3 has-[>button:focus-visible]:outline-focus">
      {actions ? (
        <>
          <button
            type="button"
            onClick={() => actions.onEdit(price)}
            className={clsx(rowClass, 'outline-none after:absolute after:inset-0')}
          >
            <Said price={price} verb={texts.edit} />
          </button>
          <DeleteIcon
            label={`${texts.delete} ${name}`}
            className="relative no-print"
            onClick={() => actions.onDelete(price)}
          />
        </>
      ) : (
        <div className={rowClass}>
          <Said price={price} />
        </div>
      )}
    </div>
  );
}

function Said({ price, verb }: { price: Price; verb?: string }) {
  const { name, code, kind, unit, unitPrice, vat, uses } = price;
  const facts = [kindNames[kind], code, vat !== 'o' && vatNames[vat], uses > 0 && texts.used(uses)].filter(
    Boolean,
  );
  return (
    <>
      <span className="min-w-0">
        {verb && <span className="sr-only">{verb} </span>}
        <span className="block font-strong wrap-anywhere">{name}</span>
        <span className="block text-small text-muted wrap-anywhere">{facts.join(' · ')}</span>
      </span>
      <span className="grid shrink-0 justify-items-end large-text:justify-items-start">
        <Money pounds={unitPrice} className="font-strong" />
        <span className="text-small text-muted">{perUnit(unit)}</span>
      </span>
    </>
  );
}

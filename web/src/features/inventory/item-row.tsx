import { clsx } from 'clsx';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Item } from '#shared/inventory/contract.ts';
import { stockState } from '#shared/inventory/stock.ts';
import { formatPounds } from '#shared/money.ts';
import { seesPrices } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { categoryLooks, locationNames, stockLooks } from './looks.ts';
import { Stepper } from './stepper.tsx';
import { texts } from './texts.ts';

interface Props {
  item: Item;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
  /** Each left out if this user may not. */
  onEdit: ((item: Item) => void) | undefined;
  onMove: ((item: Item) => void) | undefined;
  onStep: ((item: Item, by: number) => void) | undefined;
}

/** A wide list's columns, for its heading and rows. */
export const columns = {
  sku: 'w-28 @max-4xl:hidden',
  where: 'w-24',
  price: 'w-20 text-right',
  stock: 'w-28',
  quantity: 'w-33 text-center',
  move: 'w-32 shrink-0 @max-5xl:hidden',
};

/**
 * An item: the row opens it, − and + change its stock, and the number between them opens a transaction, as does its button if the
 * row is wide enough.
 */
export function ItemRow({ item, chosen, link, onEdit, onMove, onStep }: Props) {
  return (
    <div
      className={clsx(
        'relative flex items-center gap-x-3 pr-1 pl-4 transition-colors large-text:flex-wrap large-text:justify-end lg:pl-5',
        chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : 'hover:bg-sunken/50',
      )}
    >
      <div className="min-w-0 flex-1 py-1.5 large-text:basis-full">
        <h2 className="text-base font-strong wrap-anywhere">
          <Link
            {...link}
            aria-current={chosen || undefined}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {item.name}
          </Link>
        </h2>
        <Second item={item} />
      </div>
      <Columns item={item} />
      <Stepper item={item} onStep={onStep} onMove={onMove} />
      {onMove && (
        <Button
          variant="quiet"
          aria-label={texts.addMoveTo(item.name)}
          onClick={() => onMove(item)}
          className={clsx('relative px-1! text-small! whitespace-nowrap', columns.move)}
        >
          {texts.addMove}
        </Button>
      )}
      {onEdit && (
        <IconButton
          icon={Pencil}
          label={`${texts.edit} ${item.name}`}
          onClick={() => onEdit(item)}
          className="no-print relative @max-2xl:hidden"
        />
      )}
    </div>
  );
}

function State({ item }: { item: Item }) {
  const { name, tone } = stockLooks[stockState(item)];
  return (
    <>
      <WaitingMark id={item.id} /> <StateWord tone={tone}>{name}</StateWord>
    </>
  );
}

/** The grey line: what it is and, without columns, what they would show. */
function Second({ item }: { item: Item }) {
  const { category, description, location, sku, unitPrice } = item;
  const what = [categoryLooks[category].name, description].filter(Boolean).join(' · ');
  const narrow = [
    location && locationNames[location],
    unitPrice !== null && formatPounds(unitPrice),
    sku,
    what,
  ];
  return (
    <p className="truncate text-small text-muted">
      <span className="@2xl:hidden">
        <State item={item} /> · {narrow.filter(Boolean).join(' · ')}
      </span>
      <span className="@max-2xl:hidden">{what}</span>
    </p>
  );
}

function Columns({ item }: { item: Item }) {
  const { sku, location, unitPrice } = item;
  const none = seesPrices(useSignedInUser()) ? texts.noPrice : texts.hiddenPrice;
  return (
    <dl className="flex items-baseline gap-3 text-small @max-2xl:hidden">
      <Cell name={texts.columns.sku} className={columns.sku}>
        {sku ?? texts.noSku}
      </Cell>
      <Cell name={texts.columns.where} className={columns.where}>
        {location ? locationNames[location] : texts.noLocation}
      </Cell>
      <Cell name={texts.columns.price} className={columns.price}>
        {unitPrice === null ? none : formatPounds(unitPrice)}
      </Cell>
      <Cell name={texts.columns.stock} className={columns.stock}>
        <State item={item} />
      </Cell>
    </dl>
  );
}

function Cell({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div className={clsx('shrink-0', className)}>
      <dt className="sr-only">{name}</dt>
      <dd className="truncate">{children}</dd>
    </div>
  );
}

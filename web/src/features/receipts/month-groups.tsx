import { useMemo } from 'react';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Pill } from '../../components/pill.tsx';
import { useColumns } from '../../components/use-columns.ts';
import { usePrinting } from '../../components/use-printing.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import { monthNames } from './looks.ts';
import { type ReceiptActions, ReceiptCard } from './receipt-card.tsx';
import { byMonth, type MonthGroup } from './search.ts';
import { texts } from './texts.ts';

type Row = { key: string; group: MonthGroup } | { key: string; cards: readonly Receipt[] };

/** The room between two cards and a card's least width, in pixels. */
const gap = 12;
const cardWidth = 280;

const rowsOf = (receipts: readonly Receipt[], columns: number): Row[] =>
  byMonth(receipts).flatMap((group) => [
    { key: group.key, group },
    ...Array.from({ length: Math.ceil(group.receipts.length / columns) }, (_, row) => ({
      key: `${group.key} ${row}`,
      cards: group.receipts.slice(row * columns, (row + 1) * columns),
    })),
  ]);

/** Receipts as cards under the names of their months. */
export function MonthGroups({ receipts, ...actions }: ReceiptActions & { receipts: readonly Receipt[] }) {
  const [box, fitting] = useColumns(cardWidth, gap);
  const columns = usePrinting() ? 2 : fitting;
  const rows = useMemo(() => rowsOf(receipts, columns), [receipts, columns]);
  return (
    <div ref={box}>
      <VirtualList
        label={texts.receipts}
        divided={false}
        items={rows}
        keyOf={({ key }) => key}
        rowHeight={150}
        render={(row) =>
          'group' in row ? (
            <MonthHeading group={row.group} />
          ) : (
            <div
              className="grid pb-3"
              style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.cards.map((receipt) => (
                <ReceiptCard key={receipt.id} receipt={receipt} {...actions} />
              ))}
            </div>
          )
        }
      />
    </div>
  );
}

function MonthHeading({ group: { month, year, receipts } }: { group: MonthGroup }) {
  return (
    <div className="flex items-center gap-2.5 px-0.5 pt-3 pb-2">
      <h2 className="text-large">
        {monthNames[month - 1]} {year}
      </h2>
      <Pill>
        {receipts.length.toLocaleString('en-GB')}
        <span className="sr-only"> {receipts.length === 1 ? 'receipt' : 'receipts'}</span>
      </Pill>
    </div>
  );
}

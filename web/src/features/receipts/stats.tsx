import { formatPounds } from '#shared/money.ts';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import type { figuresOf } from './search.ts';
import { texts } from './texts.ts';

/** The four figures of the displayed receipts; undefined while loading. */
export function Stats({ figures }: { figures: ReturnType<typeof figuresOf> | undefined }) {
  return (
    <FigureLine busy={!figures}>
      <Figure label={texts.totalReceipts} value={figures?.count.toLocaleString('en-GB')} />
      <Figure label={texts.totalAmount} value={figures && formatPounds(figures.amount)} />
      <Figure label={texts.vatClaimable} value={figures && formatPounds(figures.vat)} />
      <Figure label={texts.thisMonth} value={figures?.thisMonth.toLocaleString('en-GB')} />
    </FigureLine>
  );
}

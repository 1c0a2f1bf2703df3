import Check from 'lucide-react/icons/check';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import type { MatchedRow } from '#shared/payments/bank-row.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { texts } from './texts.ts';

/** The total of the ticked rows; sticky, above a phone's bottom bar. */
export function ConfirmBar({ ticked, onConfirm }: { ticked: readonly MatchedRow[]; onConfirm: () => void }) {
  const pence = ticked.flatMap(({ pays }) => pays).reduce((sum, { amount }) => sum + toPence(amount), 0);
  const words =
    ticked.length > 0 ? texts.chosen(ticked.length, formatPounds(toPounds(pence))) : texts.noneChosen;
  return (
    <Card className="sticky bottom-[calc(var(--bar-height)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-3 p-3 pl-4 shadow-lifted">
      <p role="status" className="font-strong">
        {words}
      </p>
      <Button needsConnection icon={Check} disabled={ticked.length === 0} onClick={onConfirm}>
        {texts.confirm}
      </Button>
    </Card>
  );
}

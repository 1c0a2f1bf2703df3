import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { formatPounds } from '#shared/money.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import { Card } from '../../../components/card.tsx';
import { Choice } from '../choice.tsx';
import { OwnersOnly } from '../owners-only.tsx';
import { useSaveTax } from '../queries.ts';
import { places, questions, spent, mtdTexts as words } from './texts.ts';

/** Receipt categories that only the user can assign, each with the consequences. */
export function Asked({ asked }: { asked: Mtd['asked'] }) {
  const { save, busy } = useSaveTax();
  if (asked.length === 0) return null;
  return (
    <Card className="no-print grid gap-4 p-4">
      <h2 className="flex items-center gap-2 font-strong">
        <CircleHelp aria-hidden className="size-5 text-muted" />
        {words.asked}
      </h2>
      <OwnersOnly>
        {asked.map(({ category, amount }) => (
          <Choice
            key={category}
            label={`${spent[category]}, ${formatPounds(amount)}`}
            hint={questions[category] ?? ''}
            value="ask"
            words={places}
            busy={busy}
            onChange={(place) => save({ categories: { [category]: place } })}
          />
        ))}
      </OwnersOnly>
    </Card>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { daysBetween, formatDate, londonDate, today } from '#shared/dates.ts';
import type { IncomeTaxUpdate } from '#shared/filing/income-tax.ts';
import { counted } from '#shared/words.ts';
import { Card } from '../../../components/card.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import type { Standing } from './standing.ts';

const standingOf = ({ status, mayBeSentFrom, dueBy }: IncomeTaxUpdate): Standing => {
  if (status === 'sent') return { tone: 'success', icon: CircleCheck, word: words.sent };
  if (status === 'fulfilled') return { tone: 'success', icon: CircleCheck, word: words.fulfilled };
  if (status === 'changed') return { tone: 'warning', icon: RotateCcw, word: words.changed };
  if (mayBeSentFrom > today()) return { tone: 'neutral', word: words.from(formatDate(mayBeSentFrom)) };
  const late = daysBetween(dueBy, today());
  return late > 0
    ? { tone: 'danger', icon: TriangleAlert, word: words.late(counted(late, 'day')) }
    : { tone: 'warning', icon: Clock, word: words.sendBy(formatDate(dueBy)) };
};

const secondOf = ({ to, dueBy, sentAt, sentBy }: IncomeTaxUpdate): string =>
  [
    words.upTo(formatDate(to)),
    sentAt && sentBy ? words.sentOn(formatDate(londonDate(sentAt)), sentBy) : words.due(formatDate(dueBy)),
  ].join(' · ');

/** A year's four updates, with their status. */
export function UpdateRows({ updates }: { updates: readonly IncomeTaxUpdate[] }) {
  return (
    <Card className="overflow-hidden">
      <ul aria-label={words.updates} className="divide-y divide-line">
        {updates.map((update) => {
          const { tone, icon, word } = standingOf(update);
          return (
            <li
              key={update.quarter}
              className="flex min-h-14 items-center gap-3 px-4 py-1.5 large-text:flex-wrap"
            >
              <span className="min-w-0 flex-1 large-text:basis-full">
                <span className="block font-strong">{words.quarter(update.quarter)}</span>
                <span className="block text-small text-muted">{secondOf(update)}</span>
              </span>
              <StateWord tone={tone} icon={icon}>
                {word}
              </StateWord>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import { daysBetween, formatDate, today } from '#shared/dates.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { formatPounds } from '#shared/money.ts';
import { counted } from '#shared/words.ts';
import { useIsOwner } from './queries.ts';
import { filingTexts as words } from './texts.ts';

type Figures = Pick<FilingReturn, 'boxes' | 'outcome'>;

/** A return's result as a sentence: to the owner, or to somebody who reads it. */
export const owedOf = ({ boxes, outcome }: Figures, isOwner: boolean): string => {
  if (!boxes) return words.noFigures;
  const sum = formatPounds(boxes.box5);
  if (outcome === 'nil') return isOwner ? words.nil : words.nothing;
  if (outcome === 'pay') return isOwner ? words.owe(sum) : words.toPay(sum);
  return isOwner ? words.comes(sum) : words.toCome(sum);
};

const dayOf = ({ due, outcome }: Pick<FilingReturn, 'due' | 'outcome'>): string => {
  const late = daysBetween(due, today());
  const day = formatDate(due);
  if (late > 0) return words.lateSince(day, counted(late, 'day'));
  return outcome === 'pay' ? words.payBy(day) : words.fileOnlyBy(day);
};

/** A return's result as a sentence, and its deadline. */
export function Owed({ data }: { data: Figures & Pick<FilingReturn, 'due'> }) {
  return (
    <div className="grid gap-0.5">
      <h2 className="text-title" data-owed>
        {owedOf(data, useIsOwner())}
      </h2>
      <p className="text-muted">{dayOf(data)}</p>
    </div>
  );
}

import { addDays, formatDate, today } from '#shared/dates.ts';
import type { ExpensePlace } from '#shared/settings/tax/mtd-figures.ts';
import type { Mtd } from '#shared/tax/mtd.ts';
import { Card } from '../../../components/card.tsx';
import type { ShowBehind } from '../behind.ts';
import { FigureRow, FigureRows } from '../figure-rows.tsx';
import { places, mtdTexts as words } from './texts.ts';

type Update = Mtd['updates'][number];

/**
 * True once its quarter has started: a quarter has at most 92 days, and before them the update of the year to date contains
 * nothing new.
 */
export const hasBegun = ({ to }: Pick<Update, 'to'>): boolean => addDays(to, -91) <= today();

interface Props {
  update: Update;
  onShow: ShowBehind;
}

/** An update's figures for the year so far; one that has not started shows only its dates. */
export function UpdateView({ update, onShow }: Props) {
  const { quarter, to, dueBy, mayBeSentFrom } = update;
  const name = words.quarter(quarter);
  const isOver = to < today();
  const begun = hasBegun(update);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1.5">
        <h2 className="font-strong">{name}</h2>
        <p className="text-small text-muted">
          {words.upTo(formatDate(to))} · {words.due(formatDate(dueBy))}
          {!isOver && begun && `, ${words.early(formatDate(mayBeSentFrom))}`}
        </p>
      </div>
      {begun ? <Figures name={name} update={update} onShow={onShow} /> : null}
    </section>
  );
}

function Figures({ name, update, onShow }: Props & { name: string }) {
  const { from, to, figures } = update;
  const expense = (category: ExpensePlace) => () =>
    onShow({ name: places[category], figure: 'expense', category, from, to });
  return (
    <Card className="overflow-hidden">
      <FigureRows label={name}>
        <FigureRow
          name={words.turnover}
          pounds={figures.turnover}
          strong
          onOpen={() => onShow({ name: words.turnover, figure: 'turnover', from, to })}
        />
        <FigureRow name={words.other} pounds={figures.other} />
        {figures.expenses.map(({ category, amount }) => (
          <FigureRow key={category} name={places[category]} pounds={amount} onOpen={expense(category)} />
        ))}
        <FigureRow name={words.expenses} pounds={figures.totalExpenses} strong />
        {figures.ask !== 0 && (
          <FigureRow name={words.ask} second={words.askHint} pounds={figures.ask} onOpen={expense('ask')} />
        )}
      </FigureRows>
    </Card>
  );
}

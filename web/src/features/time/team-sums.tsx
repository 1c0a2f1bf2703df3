import { formatPounds, toPounds } from '#shared/money.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import type { Week } from '#shared/time/shown.ts';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { timeTexts } from '../../forms/time/texts.ts';
import { texts } from './texts.ts';

export const isSubmitted = ({ state }: Pick<Week, 'state'>): boolean => state === 'submitted';

/** What the team's week comes to, wages only for those who see them. */
export function TeamSums({ weeks }: { weeks: readonly Week[] }) {
  const sum = (of: (week: Week) => number) => weeks.reduce((all, week) => all + of(week), 0);
  const sees = weeks.some(({ payPence }) => payPence !== null);
  const wages = formatPounds(toPounds(sum(({ payPence }) => payPence ?? 0)));
  const toApprove = weeks.filter(isSubmitted).length;
  return (
    <div className="@container">
      <FigureLine>
        <Figure label={texts.paidTime} value={readMinutes(sum(({ paidMinutes }) => paidMinutes))} />
        {sees && <Figure label={texts.wages} value={wages} />}
        <Figure label={timeTexts.rested} value={readMinutes(sum(({ minutes }) => minutes.break))} />
        {toApprove > 0 && <Figure label={texts.waiting} value={toApprove} />}
      </FigureLine>
    </div>
  );
}

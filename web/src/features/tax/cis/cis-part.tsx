import { useQuery } from '@tanstack/react-query';
import { HardHat } from 'lucide-react';
import { useState } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import { type CisYear, cisRoutes } from '#shared/tax/cis.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { read } from '../../../api/read.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Answered } from '../answered.tsx';
import { FigureRow, FigureRows, Source } from '../figure-rows.tsx';
import { texts } from '../texts.ts';
import { YearChoice } from '../year-choice.tsx';
import { MonthRow } from './month-row.tsx';
import { cisTexts as words } from './texts.ts';

/** What contractors kept back in a tax year, and whose statements are still to come. */
export function CisPart() {
  const [taxYear, choose] = useState(taxYearOf(today()));
  const query = useQuery(read(cisRoutes.cis, { query: { taxYear } }));
  return (
    <>
      <YearChoice value={taxYear} onChange={choose} />
      <Answered query={query}>
        {(data) =>
          data.contractors.length === 0 ? (
            <EmptyState icon={HardHat} title={words.none} hint={words.noneHint} />
          ) : (
            <Year data={data} />
          )
        }
      </Answered>
      <Source>
        {words.credit} {texts.source(words.source, formatDate('2026-11-21'))}
      </Source>
    </>
  );
}

function Year({ data: { totals, contractors } }: { data: CisYear }) {
  return (
    <>
      <Card className="overflow-hidden">
        <FigureRows label={words.totals}>
          <FigureRow name={words.deducted} pounds={totals.deducted} strong flush />
          <FigureRow name={words.gross} pounds={totals.gross} flush />
          <FigureRow name={words.materials} pounds={totals.materials} flush />
        </FigureRows>
      </Card>
      {contractors.map(({ clientId, name, months }) => (
        <section key={clientId}>
          <h2 className="pb-1.5 font-strong wrap-anywhere">{name}</h2>
          <Card>
            <ul aria-label={name} className="divide-y divide-line">
              {months.map((month) => (
                <MonthRow key={month.monthEnd} month={month} clientId={clientId} name={name} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

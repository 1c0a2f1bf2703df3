import { useQuery } from '@tanstack/react-query';
import HardHat from 'lucide-react/icons/hard-hat';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { today } from '#shared/dates.ts';
import type { CisYear } from '#shared/tax/cis.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { read } from '../../../api/read.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Answered } from '../answered.tsx';
import { FigureRow, FigureRows, Source } from '../figure-rows.tsx';
import { texts } from '../texts.ts';
import { YearChoice } from '../year-choice.tsx';
import { useMayChange } from './may-change.ts';
import type { MonthProps } from './month.ts';
import { MonthRow } from './month-row.tsx';
import type { Told } from './statement-form.tsx';
import { cisTexts as words } from './texts.ts';

const StatementForm = lazy(() => import('./statement-form.tsx'));

/** The contractors' deductions in a tax year, and the missing statements. */
export function CisPart() {
  const [taxYear, choose] = useState(taxYearOf(today()));
  const [told, tell] = useState<Told | null>(null);
  const query = useQuery(read(taxRoutes.cis, { query: { taxYear } }));
  const add = useMayChange() && (
    <Button variant="secondary" icon={Plus} className="justify-self-start" onClick={() => tell({ taxYear })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <YearChoice value={taxYear} onChange={choose} />
      <Answered query={query}>
        {(data) =>
          data.contractors.length === 0 ? (
            <EmptyState icon={HardHat} title={words.none} hint={words.noneHint} action={add} />
          ) : (
            <>
              <Year data={data} onTell={tell} />
              {add}
            </>
          )
        }
      </Answered>
      <Source>
        {words.credit} {texts.source(words.source)}
      </Source>
      <Suspense>{told && <StatementForm told={told} onClose={() => tell(null)} />}</Suspense>
    </>
  );
}

const toldOf = (
  taxYear: string,
  { clientId, name }: MonthProps['contractor'],
  month: MonthProps['month'],
): Told => {
  const { monthEnd, statement } = month;
  const { receivedOn = null, gross = null, materials = null, deducted = null } = statement ?? {};
  const values = { clientId, monthEnd, receivedOn, gross, materials, deducted };
  return { taxYear, contractor: { name, values } };
};

function Year({ data, onTell }: { data: CisYear; onTell: (told: Told) => void }) {
  const { taxYear, totals, contractors } = data;
  return (
    <>
      <Card className="overflow-hidden">
        <FigureRows label={words.totals}>
          <FigureRow name={words.deducted} pounds={totals.deducted} strong flush />
          <FigureRow name={words.gross} pounds={totals.gross} flush />
          <FigureRow name={words.materials} pounds={totals.materials} flush />
        </FigureRows>
      </Card>
      {contractors.map((contractor) => (
        <section key={contractor.clientId}>
          <h2 className="pb-1.5 font-strong wrap-anywhere">{contractor.name}</h2>
          <Card>
            <ul aria-label={contractor.name} className="divide-y divide-line">
              {contractor.months.map((month) => (
                <MonthRow
                  key={month.monthEnd}
                  month={month}
                  contractor={contractor}
                  onEdit={() => onTell(toldOf(taxYear, contractor, month))}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

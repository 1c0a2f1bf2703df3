import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import { Card } from '../../../components/card.tsx';
import { Fold } from '../../../components/fold.tsx';
import { incomeTaxTexts as words } from './income-tax-texts.ts';

/** What else the end of the year needs, and where to do it. */
export function Finish({ taxYear, dueBy }: { taxYear: string; dueBy: string }) {
  const day = formatDate(dueBy);
  return (
    <Card className="px-4">
      <Fold id="finish-return" title={words.finish} state={words.due(day)}>
        <p className="text-small sm:col-span-2">{words.finishHint(taxYear, day)}</p>
        <Link to="/books" className="inline-flex min-h-11 items-center font-strong underline">
          {words.download}
        </Link>
      </Fold>
    </Card>
  );
}

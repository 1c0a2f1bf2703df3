import { Link } from 'react-router-dom';
import { formatDate, today } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { type CisYear, cisRoutes } from '#shared/tax/cis.ts';
import { useCall } from '../../../api/use-call.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Money } from '../../../components/money.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { texts } from '../texts.ts';
import { Says } from './says.tsx';
import { cisTexts as words } from './texts.ts';

type Month = CisYear['contractors'][number]['months'][number];

interface Props {
  month: Month;
  clientId: number;
  name: string;
}

const stateOf = ({ isMissing, statement, statementBy }: Month): string => {
  if (statement?.receivedOn) return words.came(formatDate(statement.receivedOn));
  return isMissing ? words.missing(formatDate(statementBy)) : words.coming(formatDate(statementBy));
};

/** A contractor's tax month: what was kept back, what was expected, and whether its statement has come. */
export function MonthRow({ month, clientId, name }: Props) {
  const { mutate, isPending, variables } = useCall(cisRoutes.cisStatement, {
    failure: texts.saveFailed,
    refresh: ['/api/tax/cis'],
  });
  const { monthEnd, deducted, expected, gross, materials, statement } = month;
  const end = formatDate(monthEnd);
  // What was ticked shows at once; what the server keeps follows.
  const isIn = Boolean(isPending ? variables.body.receivedOn : statement?.receivedOn);
  const kept = statement?.deducted ?? null;
  const keep = (receivedOn: string | null, sum: number | null) =>
    mutate({ params: { monthEnd, clientId }, body: { receivedOn, deducted: sum } });
  const second = [
    `${words.gross} ${formatPounds(gross)}`,
    materials !== 0 && `${words.materials} ${formatPounds(materials)}`,
    expected !== deducted && words.expected(formatPounds(expected)),
  ];
  return (
    <li className="grid gap-1 px-4 py-2">
      <div className="flex items-start justify-between gap-4">
        <Link to={`/clients?id=${clientId}`} className="min-w-0 py-1">
          <span className="block font-strong">{words.month(end)}</span>
          <span className="block text-small text-muted">{second.filter(Boolean).join(' · ')}</span>
        </Link>
        <Money pounds={deducted} className="py-1 font-strong" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <StateWord tone={month.isMissing ? 'warning' : 'neutral'}>{stateOf(month)}</StateWord>
        <Checkbox
          label={words.tick}
          aria-label={words.tickOf(name, end)}
          checked={isIn}
          disabled={isPending}
          onChange={({ target }) => keep(target.checked ? today() : null, target.checked ? kept : null)}
        />
      </div>
      {statement?.receivedOn && (
        <Says
          key={kept}
          kept={kept}
          difference={month.difference}
          busy={isPending}
          onSave={(sum) => keep(statement.receivedOn, sum)}
        />
      )}
    </li>
  );
}

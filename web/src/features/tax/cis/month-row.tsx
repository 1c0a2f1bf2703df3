import { Link } from 'react-router-dom';
import { formatDate, today } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { taxRoutes } from '#shared/tax/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Money } from '../../../components/money.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { AmountForm } from '../amount-form.tsx';
import { texts } from '../texts.ts';
import { useMayChange } from './may-change.ts';
import type { MonthProps } from './month.ts';
import { MonthActs } from './month-acts.tsx';
import { cisTexts as words } from './texts.ts';

interface Props {
  kept: number | null;
  /** The statement minus what was recorded. */
  difference: number;
  busy: boolean;
  onSave: (deducted: number | null) => void;
}

/** The deduction according to a received statement, and its difference from what was recorded. */
function Says({ kept, difference, busy, onSave }: Props) {
  const by = formatPounds(Math.abs(difference));
  return (
    <div className="pb-2">
      <AmountForm
        initial={kept === null ? '' : String(kept)}
        words={{ label: words.says, wrong: words.wrong, act: texts.save }}
        busy={busy}
        onGive={onSave}
      >
        {difference !== 0 && (
          <p className="w-full text-small text-on-warning">
            {words.differs(difference > 0 ? words.more(by) : words.less(by))}
          </p>
        )}
      </AmountForm>
    </div>
  );
}

const saysNothing = { gross: null, materials: null, deducted: null };

const stateOf = ({ isMissing, statement, statementBy }: MonthProps['month']): string => {
  if (statement?.receivedOn) return words.came(formatDate(statement.receivedOn));
  return isMissing ? words.missing(formatDate(statementBy)) : words.coming(formatDate(statementBy));
};

/** Optimistic: the tick shows immediately, the server's state follows. */
const useStatement = ({ month: { monthEnd, statement, isStated }, contractor: { clientId } }: MonthProps) => {
  const { mutate, isPending, variables } = useCall(taxRoutes.cisStatement, {
    failure: texts.saveFailed,
  });
  const { gross = null, materials = null, deducted = null, receivedOn = null } = statement ?? {};
  const says = { gross, materials, deducted };
  const keep = (body: typeof says & { receivedOn: string | null }) =>
    mutate({ params: { monthEnd, clientId }, body });
  return {
    isPending,
    isIn: Boolean(isPending ? variables.body.receivedOn : receivedOn),
    kept: deducted,
    // A missing statement has no amount, unless the month is only known from its statement.
    tick: (isHere: boolean) =>
      keep({ ...(isHere || isStated ? says : saysNothing), receivedOn: isHere ? today() : null }),
    say: (sum: number | null) => keep({ ...says, deducted: sum, receivedOn }),
  };
};

// An amount stays on its label's line.
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const secondOf = ({ gross, materials, deducted, expected, statement, isStated }: MonthProps['month']) =>
  [
    unbroken(`${words.gross} ${formatPounds(gross)}`),
    materials !== 0 && unbroken(`${words.materials} ${formatPounds(materials)}`),
    isStated && words.stated,
    !isStated && expected !== deducted && words.expected(formatPounds(expected)),
    statement?.fileUrl && words.filed,
  ]
    .filter(Boolean)
    .join(' · ');

/** A contractor's tax month: the deduction, what was expected, and whether the statement was received. */
export function MonthRow(props: MonthProps) {
  const { month, contractor } = props;
  const { clientId, name } = contractor;
  const { monthEnd, deducted, statement, isStated } = month;
  const { isPending, isIn, kept, tick, say } = useStatement(props);
  const mayChange = useMayChange();
  const end = formatDate(monthEnd);
  return (
    <li className="grid gap-1 px-4 py-2">
      <div className="flex items-start justify-between gap-x-4 large-text:flex-wrap">
        <Link to={`/clients?id=${clientId}`} className="min-w-0 py-1">
          <span className="block font-strong">{words.month(end)}</span>
          <span className="block text-small text-muted">{secondOf(month)}</span>
        </Link>
        <span className="-mr-3 flex items-center gap-1">
          <Money pounds={deducted} className="font-strong" />
          <MonthActs {...props} />
        </span>
      </div>
      <fieldset disabled={!mayChange} className="contents">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <StateWord tone={month.isMissing ? 'warning' : 'neutral'}>{stateOf(month)}</StateWord>
          <Checkbox
            label={words.tick}
            aria-label={words.tickOf(name, end)}
            checked={isIn}
            disabled={isPending}
            onChange={({ target }) => tick(target.checked)}
          />
        </div>
        {!isStated && statement?.receivedOn && (
          <Says key={kept} kept={kept} difference={month.difference} busy={isPending} onSave={say} />
        )}
      </fieldset>
    </li>
  );
}

import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useMemo, useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { BankRow } from '#shared/payments/bank-row.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { ColumnFields } from '../../forms/csv/column-fields.tsx';
import type { Matching } from '../../forms/csv/columns.ts';
import { RowProgress } from '../../forms/csv/row-progress.tsx';
import { columns, missingColumn } from './bank-columns.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { Found } from './found.tsx';
import { LineGroup } from './line-group.tsx';
import { rememberColumns, rememberedColumns } from './remembered.ts';
import { matchedColumns, moneyIn, type Statement } from './statement.ts';
import { texts } from './texts.ts';
import { paidByTicked, tickedRows, useChoices } from './use-choices.ts';
import { useFresh } from './use-known.ts';
import { useMatch } from './use-match.ts';
import { usePayouts } from './use-payouts.ts';

interface Props {
  statement: Statement;
  invoices: readonly Invoice[];
  payments: readonly Payment[];
  onOther: () => void;
}

const useColumns = (statement: Statement) => {
  const { id } = useSignedInUser();
  const { headings } = statement;
  const [matching, setMatching] = useState(
    // Columns never chosen for this file are matched by heading.
    () => ({ ...matchedColumns(statement), ...rememberedColumns(id, headings) }),
  );
  const change = (next: Matching) => {
    setMatching(next);
    rememberColumns(id, headings, next);
  };
  return { matching, change };
};

/** Both fit a phone side by side. */
const small = 'px-3! text-small!';

const hows = ['sure', 'likely', 'else'] as const;

/** A statement's payments and what they pay, then the progress of recording them. */
export function StatementView({ statement, invoices, payments, onOther }: Props) {
  const { matching, change } = useColumns(statement);
  const missing = missingColumn(matching);
  const [asked, setAsked] = useState(missing !== undefined);
  const { rows, left } = useMemo(
    () => moneyIn(missing ? { ...statement, rows: [] } : statement, matching),
    [statement, matching, missing],
  );
  const unknown = useFresh(rows, payments);
  const payouts = usePayouts(unknown);
  const fresh = unknown && payouts && unknown.filter((row) => !payouts.has(row));
  const { progress, run, goOn, back } = useMatch();
  const other = (
    <Button variant="secondary" className={small} onClick={onOther}>
      {texts.other}
    </Button>
  );
  if (progress)
    return (
      <RowProgress
        {...{ progress, texts }}
        onGoOn={() => void goOn()}
        stopped={
          <>
            {other}
            <Button variant="secondary" onClick={back}>
              {texts.backToRows}
            </Button>
          </>
        }
        done={other}
      />
    );
  return (
    <>
      {missing ? (
        <Notice
          tone="warning"
          icon={CircleAlert}
          title={texts.needed(missing)}
          action={other}
          role="status"
        />
      ) : (
        fresh && (
          <Found {...{ fresh, left }} known={rows.length - unknown.length} payouts={payouts.size}>
            {other}
            {!asked && (
              <Button variant="secondary" className={small} onClick={() => setAsked(true)}>
                {texts.changeColumns}
              </Button>
            )}
          </Found>
        )
      )}
      {asked && <ColumnFields target={{ columns }} sheet={statement} matching={matching} onChange={change} />}
      {fresh && fresh.length > 0 && (
        <Lines {...{ fresh, invoices, payments }} onConfirm={(chosen) => void run(chosen)} />
      )}
    </>
  );
}

interface LinesProps {
  fresh: readonly BankRow[];
  invoices: readonly Invoice[];
  payments: readonly Payment[];
  onConfirm: (rows: ReturnType<typeof tickedRows>) => void;
}

function Lines({ fresh, invoices, payments, onConfirm }: LinesProps) {
  const { lines, open, choose } = useChoices(fresh, invoices, payments);
  const ticked = tickedRows(lines);
  const paid = paidByTicked(lines);
  return (
    <>
      {hows.map((how) => (
        <LineGroup key={how} {...{ how, lines, open, paid }} onChoose={choose} />
      ))}
      <ConfirmBar ticked={ticked} onConfirm={() => onConfirm(ticked)} />
    </>
  );
}

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useMemo, useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { type BankRow, bankRowHash, type MatchedRow } from '#shared/payments/bank-row.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { ColumnFields } from '../../forms/csv/column-fields.tsx';
import type { Matching } from '../../forms/csv/columns.ts';
import { RowProgress } from '../../forms/csv/row-progress.tsx';
import { columns, missingColumn } from './bank-columns.ts';
import { Found } from './found.tsx';
import { LineGroup } from './line-group.tsx';
import { rememberColumns, rememberedColumns } from './remembered.ts';
import { matchedColumns, moneyIn, type Statement } from './statement.ts';
import { texts } from './texts.ts';
import { paidByTicked, tickedRows, useChoices } from './use-choices.ts';
import { useMatch } from './use-match.ts';
import { usePayouts } from './use-payouts.ts';

/** The total of the ticked rows; sticky, above a phone's bottom bar. */
function ConfirmBar({ ticked, onConfirm }: { ticked: readonly MatchedRow[]; onConfirm: () => void }) {
  const pence = ticked.flatMap(({ pays }) => pays).reduce((sum, { amount }) => sum + toPence(amount), 0);
  const words =
    ticked.length > 0 ? texts.chosen(ticked.length, formatPounds(toPounds(pence))) : texts.noneChosen;
  return (
    <Card className="sticky bottom-[calc(var(--bar-height)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-3 p-3 pl-4 shadow-lifted">
      <p role="status" className="font-strong">
        {words}
      </p>
      <Button needsConnection icon={Check} disabled={ticked.length === 0} onClick={onConfirm}>
        {texts.confirm}
      </Button>
    </Card>
  );
}

/** The rows that have not been recorded as payments; null until known. */
const useFresh = (rows: readonly BankRow[], payments: readonly Payment[]): BankRow[] | null => {
  const [hashed, setHashed] = useState<{ of: readonly BankRow[]; hashes: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(rows.map(bankRowHash)).then((hashes) => isCurrent && setHashed({ of: rows, hashes }));
    return () => {
      isCurrent = false;
    };
  }, [rows]);
  return useMemo(() => {
    if (hashed?.of !== rows) return null;
    const known = new Set(payments.map(({ bankRow, removed }) => !removed && bankRow));
    return rows.filter((_, at) => !known.has(hashed.hashes[at] ?? ''));
  }, [rows, hashed, payments]);
};

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

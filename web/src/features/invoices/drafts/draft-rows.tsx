import { readDate } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { DraftRow } from '#shared/invoices/drafts.ts';
import { ListRow } from '../../../components/list-row.tsx';
import { Money } from '../../../components/money.tsx';
import { RowGroup } from '../../../components/row-group.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { useDueDays } from '../../../data/due-days.ts';
import { WaitingMark } from '../../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

interface Props {
  rows: readonly DraftRow[];
  chosenId: number | null;
  onOpen: (id: number) => void;
}

/** The drafts, above the invoices; renders nothing if there are none. */
export function DraftRows({ rows, chosenId, onOpen }: Props) {
  const daysFor = useDueDays();
  return (
    <RowGroup
      kind="draft"
      group={{ name: texts.drafts, rows }}
      label={texts.drafts}
      whole={false}
      shortened
      chosenId={chosenId}
      rowHeight={57}
      render={(draft) => (
        <Row draft={draft} days={daysFor(draft.clientId)} chosen={draft.id === chosenId} onOpen={onOpen} />
      )}
    />
  );
}

interface RowProps {
  draft: DraftRow;
  /** Its client's payment terms in days. */
  days: number;
  chosen: boolean;
  onOpen: (id: number) => void;
}

function Row({ draft, days, chosen, onOpen }: RowProps) {
  const { id, client, job, amount, dueDate } = draft;
  const due = dueDate ? `due ${readDate(dueDate, today())}` : texts.due(days);
  return (
    <ListRow
      chosen={chosen}
      onOpen={() => onOpen(id)}
      title={client?.name ?? ''}
      second={[job?.title, due].filter(Boolean).join(' · ')}
      sum={amount !== null && <Money pounds={amount} className="font-strong" />}
      state={
        <>
          <WaitingMark id={draft.id} />{' '}
          <StateWord>{amount === null ? texts.noAmount : texts.draft}</StateWord>
        </>
      }
    />
  );
}

import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { Panel } from '../../components/card.tsx';
import { FoldedRows } from '../../components/folded-rows.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { isActive, useAssignments } from '../../data/assignments.ts';
import { AssignmentEntry } from './assignment-entry.tsx';
import { inOrder } from './order.ts';
import { texts } from './texts.ts';

interface Props {
  employee: Employee;
  /** Left out if this user may not. */
  onEdit: ((row: AssignmentRow) => void) | undefined;
}

/** An employee's jobs; finished ones are folded. */
export function Assignments({ employee, onEdit }: Props) {
  const list = useAssignments();
  const rows = list.rows.filter((row) => row.job_assignments.employeeId === employee.id).sort(inOrder);
  const active = rows.filter(isActive);
  const finished = rows.slice(active.length);
  const aside = <span className="text-small text-muted">{texts.activeAssignments(active.length)}</span>;
  return (
    <Panel title={texts.assignments} aside={aside}>
      <ListProgress list={list} noun="assignments" />
      {active.length === 0 && list.complete && (
        <p className="p-4 text-muted">{rows.length === 0 ? texts.noAssignments : texts.noneActive}</p>
      )}
      {active.length > 0 && <Entries label={texts.assignments} rows={active} onEdit={onEdit} />}
      <FoldedRows
        id={`finished/${employee.id}`}
        title={texts.finished}
        count={finished.length}
        heading="h3"
        className="border-t border-line px-4"
      >
        <Entries label={texts.finished} rows={finished} onEdit={onEdit} />
      </FoldedRows>
    </Panel>
  );
}

interface EntriesProps {
  label: string;
  rows: readonly AssignmentRow[];
  onEdit: Props['onEdit'];
}

function Entries({ label, rows, onEdit }: EntriesProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.job_assignments.id}>
          <AssignmentEntry row={row} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router-dom';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { DateText } from '../../components/date-text.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Pill } from '../../components/pill.tsx';
import { isActive, useAssignments } from '../../data/assignments.ts';
import { jobLooks } from '../../data/job-looks.ts';
import { roleNames } from './names.ts';
import { inOrder } from './order.ts';
import { texts } from './texts.ts';
import { useEnd } from './use-assignment-changes.ts';

interface Props {
  employee: Employee;
  onEdit: (row: AssignmentRow) => void;
}

/** The jobs an employee is on. */
export function Assignments({ employee, onEdit }: Props) {
  const list = useAssignments();
  const rows = list.rows.filter((row) => row.job_assignments.employeeId === employee.id).sort(inOrder);
  const aside = (
    <span className="text-small text-muted">{texts.activeAssignments(rows.filter(isActive).length)}</span>
  );
  return (
    <Panel title={texts.assignments} aside={aside}>
      <ListProgress list={list} noun="assignments" />
      {rows.length === 0 && list.complete && <p className="p-4 text-muted">{texts.noAssignments}</p>}
      {rows.length > 0 && (
        <ul aria-label={texts.assignments} className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.job_assignments.id}>
              <AssignmentEntry row={row} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AssignmentEntry({ row, onEdit }: { row: AssignmentRow; onEdit: Props['onEdit'] }) {
  const { job } = row;
  const { notes } = row.job_assignments;
  const end = useConfirmedEnd();
  const title = job?.title ?? texts.jobGone;
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        {job ? (
          <Link
            to={`/jobs?id=${job.id}`}
            className="font-strong underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        ) : (
          title
        )}
        {job && (
          <Pill tone={jobLooks[job.status].tone} icon={jobLooks[job.status].icon}>
            {jobLooks[job.status].name}
          </Pill>
        )}
      </div>
      <When row={row} />
      {notes && <p className="text-small whitespace-pre-line wrap-anywhere">{notes}</p>}
      <div className="no-print flex gap-2">
        <Button variant="secondary" aria-label={`${texts.edit}: ${title}`} onClick={() => onEdit(row)}>
          {texts.edit}
        </Button>
        <Button variant="secondary" aria-label={`${texts.end}: ${title}`} onClick={() => end(row)}>
          {texts.end}
        </Button>
      </div>
    </div>
  );
}

/** What they do there, since when, and how long. */
function When({ row: { job_assignments: assignment } }: { row: AssignmentRow }) {
  const { role, assignedDate, startTime, endTime, hoursWorked } = assignment;
  const times = [startTime, endTime].filter(Boolean).join('–');
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      <span>{roleNames[role]}</span>
      {assignedDate && <DateText value={assignedDate} />}
      {times && <span>{times}</span>}
      {hoursWorked !== null && <span>{texts.hours(hoursWorked)}</span>}
    </p>
  );
}

const useConfirmedEnd = () => {
  const confirm = useConfirm();
  const end = useEnd();
  return async ({ job, job_assignments: { id } }: AssignmentRow) => {
    const title = texts.endQuestion(job?.title ?? texts.jobGone);
    if (await confirm({ title, action: texts.endAction, danger: true })) end(id);
  };
};

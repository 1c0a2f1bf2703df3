import { Link } from 'react-router-dom';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Pill } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { roleNames } from './names.ts';
import { texts } from './texts.ts';
import { useEnd } from './use-assignment-changes.ts';

interface Props {
  row: AssignmentRow;
  /** Left out if this user may not. */
  onEdit: ((row: AssignmentRow) => void) | undefined;
}

/** A job that an employee is or was assigned to. */
export function AssignmentEntry({ row, onEdit }: Props) {
  const { job } = row;
  const { notes } = row.job_assignments;
  const end = useConfirmedEnd();
  const title = job?.title ?? texts.jobGone;
  return (
    <div className="grid px-4 pt-2.5 pb-1">
      <div className="flex items-start justify-between gap-x-3 large-text:flex-wrap">
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
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <When row={row} />
        {onEdit && (
          <span className="no-print -mr-3 ml-auto flex">
            <Button variant="quiet" aria-label={`${texts.edit}: ${title}`} onClick={() => onEdit(row)}>
              {texts.edit}
            </Button>
            <Button variant="quiet" aria-label={`${texts.end}: ${title}`} onClick={() => end(row)}>
              {texts.end}
            </Button>
          </span>
        )}
      </div>
      {notes && <p className="text-small whitespace-pre-line wrap-anywhere">{notes}</p>}
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

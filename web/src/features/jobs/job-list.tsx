import Briefcase from 'lucide-react/icons/briefcase';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { addDays, today } from '#shared/dates.ts';
import { clashesIn, clashesWords } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { type JobStatus, jobStatuses } from '#shared/jobs/status.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import { jobLooks } from '../../data/job-looks.ts';
import type { useJobs } from '../../data/jobs.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { grouped } from './groups.ts';
import { JobRow } from './job-row.tsx';
import { texts } from './texts.ts';

/** How far ahead to look, in days. */
const aheadDays = 60;
const none: ReadonlyMap<number, string> = new Map();

/** Who is double-booked from today on, once all jobs are loaded: `Sam twice` by the job's id. */
const useClashes = ({ rows, complete }: { rows: readonly Job[]; complete: boolean }) =>
  useMemo(() => {
    if (!complete) return none;
    const found = [...clashesIn(rows, today(), addDays(today(), aheadDays))];
    return new Map(found.map(([id, told]) => [id, clashesWords(told)] as const));
  }, [rows, complete]);

type StatusFilter = 'all' | JobStatus;

const statusFilters: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: texts.allStatus },
  ...jobStatuses.map((value) => ({ value, label: jobLooks[value].name })),
];

/** Parses `?status=`; anything unknown is all. */
const filterIn = (text: string): StatusFilter => jobStatuses.find((status) => status === text) ?? 'all';

/** The jobs with this status that match a search by title, client, place, description or amount. */
const filtered = (jobs: readonly Job[], search: string, status: StatusFilter): readonly Job[] => {
  const found = matching('jobs', jobs, search);
  return status === 'all' ? found : found.filter((job) => job.status === status);
};

interface Props {
  list: ReturnType<typeof useJobs>;
  chosenId: number | null;
  /** Left out if this user doesn't plan work. */
  onAdd?: (() => void) | undefined;
}

/** The left pane: search, filter and the rows by when they are due. */
export function JobList({ list, chosenId, onAdd }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const linkTo = useUrlLink('id');
  const status = filterIn(statusText);
  const day = today();
  const clashes = useClashes(list);
  const groups = useMemo(
    () => grouped(filtered(list.rows, search, status), day),
    [list.rows, search, status, day],
  );
  const show = (value: string) => setStatus(value === 'all' ? '' : value);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: texts.statusFilter, value: status, onChange: show, options: statusFilters }]}
        action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      />
      <RecordRows
        kind="job"
        list={list}
        groups={groups}
        filtering={search.trim() !== '' || status !== 'all'}
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={Briefcase}
        texts={onAdd ? texts : { ...texts, noneHint: texts.noneOfYours }}
        onCreate={onAdd}
        otherWay={onAdd && <MovingIn />}
        render={(job) => (
          <JobRow
            job={job}
            clash={clashes.get(job.id)}
            chosen={job.id === chosenId}
            link={linkTo(String(job.id))}
          />
        )}
      />
      {onAdd && <Elsewhere text={search} except="jobs" />}
    </ListPage>
  );
}

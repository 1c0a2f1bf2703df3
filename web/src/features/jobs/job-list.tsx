import Briefcase from 'lucide-react/icons/briefcase';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { today } from '#shared/dates.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import type { useJobs } from '../../data/jobs.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import { useClashes } from '../../data/use-clashes.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { filtered, filterIn, statusFilters } from './filter.ts';
import { grouped } from './groups.ts';
import { JobRow } from './job-row.tsx';
import { texts } from './texts.ts';

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

import { Briefcase, Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import type { useJobs } from '../../data/jobs.ts';
import { filtered, filterIn, statusFilters } from './filter.ts';
import { JobRow } from './job-row.tsx';
import { texts } from './texts.ts';

interface Props {
  list: ReturnType<typeof useJobs>;
  chosenId: number | null;
  onAdd: () => void;
}

/** Everything left of the detail: search, filter and the rows. */
export function JobList({ list, chosenId, onAdd }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const status = filterIn(statusText);
  const shown = useMemo(() => filtered(list.rows, search, status), [list.rows, search, status]);
  const isFiltering = search.trim() !== '' || status !== 'all';
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-4 pb-28 lg:pt-7 lg:pb-12 print:p-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-5 print:p-0">
        <PageHeader title={texts.title} action={{ label: texts.add, icon: Plus, onClick: onAdd }} />
        <div className="flex flex-wrap gap-3">
          <SearchInput label={texts.search} value={search} onChange={setSearch} className="min-w-64" />
          <Segmented
            label={texts.statusFilter}
            value={status}
            segments={statusFilters}
            className="grow"
            onChange={(value) => setStatus(value === 'all' ? '' : value)}
          />
        </div>
        <ListProgress list={list} noun={texts.noun} />
        {list.loading && <RowSkeletons count={5} />}
        {isEmpty && (
          <EmptyState
            icon={Briefcase}
            title={texts.none}
            hint={isFiltering ? texts.noMatchHint : texts.noneHint}
          />
        )}
      </div>
      {shown.length > 0 && <Rows jobs={shown} chosenId={chosenId} />}
    </div>
  );
}

function Rows({ jobs, chosenId }: { jobs: readonly Job[]; chosenId: number | null }) {
  const linkTo = useUrlLink('id');
  return (
    <div className="border-y border-line bg-surface">
      <VirtualList
        label={texts.title}
        items={jobs}
        keyOf={(job) => job.id}
        rowHeight={92}
        reveal={chosenId}
        render={(job) => <JobRow job={job} chosen={job.id === chosenId} link={linkTo(String(job.id))} />}
      />
    </div>
  );
}

import Briefcase from 'lucide-react/icons/briefcase';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, isInField, openTo } from '../../allowed.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { jobQuery, useJobs } from '../../data/jobs.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { JobList } from './job-list.tsx';
import { texts } from './texts.ts';

/** Deletes optimistically; the job returns if the server refuses. */
const useRemove = () => {
  const { mutate } = useCall(jobsRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

const ScheduleSheet = lazy(() => import('../../forms/visit/schedule-sheet.tsx'));
const loadForm = () => import('../../forms/job/job-form.tsx');
const JobForm = lazy(loadForm);
const { Part: JobDetail, load: loadDetail } = readyPart(
  () => import('./record/detail.tsx'),
  () => <Spinner />,
);

const { Part: FieldDetail } = readyPart(
  () => import('./record/field-detail.tsx'),
  () => <Spinner />,
);

/**
 * The list, the job of `?id=`, and the form of `?new=1` (with initial `client`, `site` and `title`) and `?edit=`; `?schedule=`
 * asks only for a job's day and time.
 */
function JobsScreen({ list }: { list: ReturnType<typeof useJobs> }) {
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true, along: 'client site title' });
  const [editText, edit] = useUrlState('edit', { push: true });
  const [scheduleText, schedule] = useUrlState('schedule', { push: true });
  usePreload(loadDetail);
  usePreload(loadForm);
  const [params] = useSearchParams();
  const user = useSignedInUser();
  const mayPlan = isAmong(user, openTo('jobs.create', desk));
  const id = idIn(idText);
  const chosen = useRecord(id, list, jobQuery);
  const edited = useRecord(idIn(editText), list, jobQuery);
  const toSchedule = useRecord(idIn(scheduleText), list, jobQuery);
  const remove = useConfirmedRemove({
    question: ({ title }: Job) => ({ title: texts.deleteQuestion(title), action: texts.delete }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  const detail = id !== null && (
    <RecordPlace kind="job" {...chosen} icon={Briefcase} texts={texts} onClose={() => open('')}>
      {(job) =>
        isInField(user) ? (
          <FieldDetail key={job.id} job={job} />
        ) : (
          <JobDetail
            key={job.id}
            job={job}
            onEdit={() => edit(String(job.id))}
            onSchedule={() => schedule(String(job.id))}
            onDelete={remove}
          />
        )
      }
    </RecordPlace>
  );
  return (
    <>
      <ListDetail
        listName={texts.title}
        detailKey={id}
        onClose={() => open('')}
        list={<JobList list={list} chosenId={id} onAdd={mayPlan ? () => create('1') : undefined} />}
        detail={detail || null}
      />
      <Suspense>
        {mayPlan && creating && (
          <JobForm
            job={null}
            beginning={{
              clientId: idIn(params.get('client') ?? ''),
              siteId: idIn(params.get('site') ?? ''),
              title: params.get('title') ?? '',
            }}
            onClose={() => create('')}
          />
        )}
        {mayPlan && edited.record && (
          <JobForm key={edited.record.id} job={edited.record} onClose={() => edit('')} />
        )}
        {mayPlan && toSchedule.record && (
          <ScheduleSheet key={toSchedule.record.id} job={toSchedule.record} onClose={() => schedule('')} />
        )}
      </Suspense>
    </>
  );
}

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(jobsRoutes.list);

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

export default function JobsPage() {
  const list = useJobs();
  const failed = useListFailed(list.error);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  return <JobsScreen list={list} />;
}

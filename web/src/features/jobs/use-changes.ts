import { jobsRoutes } from '#shared/jobs/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { texts } from './texts.ts';

/** Deletes optimistically; the job returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(jobsRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

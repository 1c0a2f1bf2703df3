import type { Assignment, AssignmentInput } from '#shared/assignments/contract.ts';
import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Puts an employee on a job, or changes that. */
export const useSaveAssignment = () => {
  const failure = texts.assignmentSaveFailed;
  const create = useCall(assignmentsRoutes.create, { success: texts.assignmentCreated, failure });
  const update = useCall(assignmentsRoutes.update, { success: texts.assignmentUpdated, failure });
  return createOrUpdate<AssignmentInput, Assignment>(create.mutateAsync, update.mutateAsync);
};

/** Ends an assignment at once; it comes back if the server refuses. */
export const useEnd = () => {
  const { mutate } = useCall(assignmentsRoutes.remove, {
    success: texts.assignmentEnded,
    failure: texts.assignmentEndFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

import type { Assignment, AssignmentInput } from '#shared/assignments/contract.ts';
import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Assigns an employee to a job, or changes an assignment. */
export const useSaveAssignment = () => {
  const failure = texts.assignmentSaveFailed;
  const create = useCall(assignmentsRoutes.create, { success: texts.assignmentCreated, failure });
  const update = useCall(assignmentsRoutes.update, { success: texts.assignmentUpdated, failure });
  return createOrUpdate<AssignmentInput, Assignment>(create.mutateAsync, update.mutateAsync);
};

/** Ends an assignment optimistically; it returns if the server refuses. */
export const useEnd = () => {
  const { mutate } = useCall(assignmentsRoutes.remove, {
    success: texts.assignmentEnded,
    failure: texts.assignmentEndFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

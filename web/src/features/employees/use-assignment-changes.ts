import { useQueryClient } from '@tanstack/react-query';
import {
  type Assignment,
  type AssignmentInput,
  type AssignmentRow,
  assignmentsRoutes,
} from '#shared/assignments/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { assignmentFigures, dropAssignment, putAssignment } from '../../data/assignments.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Puts an employee on a job, or changes that. `joined` finds what the list shows beside the reply. */
export const useSaveAssignment = (joined: (saved: Assignment) => AssignmentRow) => {
  const cache = useQueryClient();
  const onSuccess = (saved: Assignment) => putAssignment(cache, joined(saved));
  const failure = texts.assignmentSaveFailed;
  const create = useCall(assignmentsRoutes.create, {
    success: texts.assignmentCreated,
    madeBefore: assignmentsRoutes.update,
    failure,
    onSuccess,
  });
  const update = useCall(assignmentsRoutes.update, { success: texts.assignmentUpdated, failure, onSuccess });
  return createOrUpdate<AssignmentInput, Assignment>(create.mutateAsync, update.mutateAsync);
};

/** Ends an assignment at once; it comes back if the server refuses. */
export const useEnd = () => {
  const { mutate } = useCall(assignmentsRoutes.remove, {
    success: texts.assignmentEnded,
    failure: texts.assignmentEndFailed,
    refresh: assignmentFigures,
    optimistic: (cache, { params }) => dropAssignment(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};

import type { Employee, EmployeeInput } from '#shared/employees/contract.ts';
import { employeesRoutes } from '#shared/employees/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Creates an employee, or updates the given version. */
export const useSave = () => {
  const failure = texts.saveFailed;
  const create = useCall(employeesRoutes.create, {
    success: texts.created,
    failure,
  });
  const update = useCall(employeesRoutes.update, { success: texts.updated, failure });
  return createOrUpdate<EmployeeInput, Employee>(create.mutateAsync, update.mutateAsync);
};

/** Deletes optimistically; the employee returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(employeesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

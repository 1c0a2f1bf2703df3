import { useQueryClient } from '@tanstack/react-query';
import { type Employee, type EmployeeInput, employeesRoutes } from '#shared/employees/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { dropEmployee, putEmployee, teamFigures } from '../../data/employees.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Creates an employee, or changes the given version of one. */
export const useSave = () => {
  const cache = useQueryClient();
  const onSuccess = (employee: Employee) => putEmployee(cache, employee);
  const failure = texts.saveFailed;
  const create = useCall(employeesRoutes.create, {
    success: texts.created,
    madeBefore: employeesRoutes.update,
    failure,
    onSuccess,
  });
  const update = useCall(employeesRoutes.update, { success: texts.updated, failure, onSuccess });
  return createOrUpdate<EmployeeInput, Employee>(create.mutateAsync, update.mutateAsync);
};

/** Deletes at once; the employee comes back if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(employeesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: teamFigures,
    optimistic: (cache, { params }) => dropEmployee(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};

import UsersRound from 'lucide-react/icons/users-round';
import type { Employee } from '#shared/employees/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { useAssignments } from '../../data/assignments.ts';
import { employeeQuery, fullName, type useEmployees } from '../../data/employees.ts';
import { useTeamTime } from '../../data/team-time.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeeList } from './employee-list.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';

/**
 * The list, the employee of `?id=`, their form (`?new=1`, `?edit=`) and an assignment's (`?assign=` for them, `?onJob=` for a job,
 * `?assignment=`).
 */
export function EmployeesScreen({ list }: { list: ReturnType<typeof useEmployees> }) {
  const mayChange = isAmong(useSignedInUser(), openTo('employees.create', desk));
  const [idText, open] = useUrlState('id', { push: true, along: 'tab' });
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  const [assignText, assign] = useUrlState('assign', { push: true });
  const [onJobText, onJob] = useUrlState('onJob', { push: true });
  const [assignmentText, editAssignment] = useUrlState('assignment', { push: true });
  const id = idIn(idText);
  const chosen = useRecord(id, list, employeeQuery);
  const edited = useRecord(idIn(editText), list, employeeQuery).record;
  const assigned = useRecord(idIn(assignText), list, employeeQuery).record;
  const assignmentId = idIn(assignmentText);
  const assignment = useAssignments().rows.find((row) => row.job_assignments.id === assignmentId);
  const time = useTeamTime();
  const remove = useConfirmedRemove({
    question: (employee: Employee) => ({
      title: texts.deleteQuestion(fullName(employee)),
      action: texts.delete,
      ...(time.of(employee.id).signsIn && { description: texts.stillSignsIn }),
    }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  const actions = mayChange && {
    onEdit: (employee: Employee) => edit(String(employee.id)),
    onDelete: remove,
    onAssign: (employee: Employee) => assign(String(employee.id)),
  };
  const detail = id !== null && (
    <RecordPlace kind="employee" {...chosen} icon={UsersRound} texts={texts} onClose={() => open('')}>
      {(employee) => (
        <EmployeeDetail
          key={employee.id}
          employee={employee}
          actions={
            actions && {
              ...actions,
              onEditAssignment: (row) => editAssignment(String(row.job_assignments.id)),
            }
          }
        />
      )}
    </RecordPlace>
  );
  return (
    <>
      <ListDetail
        listName={texts.listName}
        detailKey={id}
        onClose={() => open('')}
        list={
          <EmployeeList
            list={list}
            chosenId={id}
            actions={actions && { ...actions, onAdd: () => create('1') }}
          />
        }
        detail={detail || null}
      />
      {mayChange && (
        <>
          {creating && <EmployeeForm employee={null} onClose={() => create('')} />}
          {edited && <EmployeeForm key={edited.id} employee={edited} onClose={() => edit('')} />}
          {onJobText && (
            <AssignmentForm row={null} employee={null} jobId={idIn(onJobText)} onClose={() => onJob('')} />
          )}
          {assigned?.isActive && (
            <AssignmentForm key={assigned.id} row={null} employee={assigned} onClose={() => assign('')} />
          )}
          {assignment && (
            <AssignmentForm
              key={assignmentId}
              row={assignment}
              employee={null}
              onClose={() => editAssignment('')}
            />
          )}
        </>
      )}
    </>
  );
}

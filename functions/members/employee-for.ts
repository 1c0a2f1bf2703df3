import { getEmployee, newEmployeeWrites } from '#functions/employees/store.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import type { InvitationInput } from '#shared/members/contract.ts';

const notTheirs = () => invalidField('employeeId', 'Pick one of your employees', 'not_yours');

const expectEmployee = async (firmId: FirmId, id: number): Promise<void> => {
  const found = await getEmployee(firmId, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') throw notTheirs();
    throw error;
  });
  if (!found.isActive) throw notTheirs();
};

type Named = Pick<InvitationInput, 'role' | 'employeeId' | 'employee'>;

/**
 * The employee somebody will be, with the writes that create one if necessary. Throws 400 for one that is not the firm's, and for
 * a field worker without one.
 */
export const employeeFor = async (
  firmId: FirmId,
  { role, employeeId, employee }: Named,
): Promise<{ employeeId?: number; writes: Write[] }> => {
  if (employeeId !== undefined) {
    await expectEmployee(firmId, employeeId);
    return { employeeId, writes: [] };
  }
  if (employee) {
    const id = newId();
    return { employeeId: id, writes: newEmployeeWrites(firmId, id, employee).writes };
  }
  if (role === 'field') throw invalidField('employeeId', 'Say which employee they are', 'required');
  return { writes: [] };
};

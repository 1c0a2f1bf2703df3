import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalid, notFound } from '#shared/kernel/refusal.ts';
import { pricedIn } from '#shared/members/marks.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';
import type { StoredMember } from './tenant/firm-entity.ts';

/** True if the job exists and is assigned to the employee. */
export type IsOwnJob = (firmId: FirmId, id: number, employeeId: number) => Promise<boolean>;

/** No employee's id: a field worker who is linked to none has no jobs. */
export const nobodysId = 0;

/** A field worker's employee id, to whose jobs they are limited. Undefined for everybody else. */
export const mineOf = (member: StoredMember | undefined): number | undefined =>
  member?.role === 'field' ? (member.employeeId ?? nobodysId) : undefined;

/** A field worker linked to no employee has no hours, leave or jobs. */
export const notLinked = () => conflict('Ask the office to link you');

const isOfOneJob = ({ path, scope }: Contract): boolean =>
  scope === 'own' && /^\/api\/jobs\/\{id\}(\/|$)/.test(path);

/** Refuses prices from a field worker. An upload carries its data apart from the file. */
const refusePrices = ({ body: shape, upload }: Contract, body: unknown): void => {
  const given = shape ? pricedIn(shape, upload ? (body as { data: unknown }).data : body) : [];
  if (given.length > 0)
    throw invalid(
      given.map((path) => ({ path, message: 'Is not yours to set', code: 'not_yours' as const })),
    );
};

/** Throws 400 if a field worker sends a price, 404 for a job that is not theirs. */
export const expectMine = async (route: Contract, call: Call, isOwnJob: IsOwnJob): Promise<void> => {
  const { mine, firm } = call;
  if (mine === undefined || !firm) return;
  refusePrices(route, call.body);
  const { id } = (call.params ?? {}) as { id?: number };
  if (id !== undefined && isOfOneJob(route) && !(await isOwnJob(firm.firmId, id, mine))) throw notFound();
};

import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalid, notFound } from '#shared/kernel/refusal.ts';
import { pricedIn } from '#shared/members/marks.ts';
import type { Contract } from '#shared/route.ts';
import type { Call } from './call.ts';
import type { StoredMember } from './tenant/firm-entity.ts';

/** Whether a firm has a job, and it is an employee's own. */
export type IsOwnJob = (firmId: FirmId, id: number, employeeId: number) => Promise<boolean>;

/** No employee has it: somebody in the field who is none of them has no job of their own. */
export const nobodysId = 0;

/** Of somebody in the field: which employee they are, whose jobs alone they reach. Of anybody else nothing: they reach all. */
export const mineOf = (member: StoredMember | undefined): number | undefined =>
  member?.role === 'field' ? (member.employeeId ?? nobodysId) : undefined;

/** Whoever is in the field and none of the firm's employees has neither hours, leave nor jobs. */
export const notLinked = () => conflict('Ask the office to link you');

const isOfOneJob = ({ path, scope }: Contract): boolean =>
  scope === 'own' && /^\/api\/jobs\/\{id\}(\/|$)/.test(path);

/** What somebody in the field sends of prices. A form's file comes with its data apart. */
const refusePrices = ({ body: shape, upload }: Contract, body: unknown): void => {
  const given = shape ? pricedIn(shape, upload ? (body as { data: unknown }).data : body) : [];
  if (given.length > 0)
    throw invalid(
      given.map((path) => ({ path, message: 'Is not yours to set', code: 'not_yours' as const })),
    );
};

/** Throws 400 where somebody in the field says what something costs, 404 for a job that is not theirs. */
export const expectMine = async (route: Contract, call: Call, isOwnJob: IsOwnJob): Promise<void> => {
  const { mine, firm } = call;
  if (mine === undefined || !firm) return;
  refusePrices(route, call.body);
  const { id } = (call.params ?? {}) as { id?: number };
  if (id !== undefined && isOfOneJob(route) && !(await isOwnJob(firm.firmId, id, mine))) throw notFound();
};

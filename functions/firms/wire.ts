import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { businessName } from '#shared/settings/business-name.ts';

/** A firm as its members see it. */
export const firmReply = (firm: StoredFirm, { role, seesPrices, employeeId }: StoredMember) => ({
  id: firm.firmId,
  name: businessName(firm),
  role,
  seesPrices,
  employeeId,
  members: firm.members,
  weekStarts: rulesOf(firm.rules).weekStarts,
});

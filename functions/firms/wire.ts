import { businessName } from '#shared/settings/business-name.ts';
import type { StoredFirm, StoredMember } from './entity.ts';

/** A firm as whoever is in it sees it. */
export const firmReply = (firm: StoredFirm, { role, seesPrices, employeeId }: StoredMember) => ({
  id: firm.firmId,
  name: businessName(firm),
  role,
  seesPrices,
  employeeId,
  members: firm.members,
});

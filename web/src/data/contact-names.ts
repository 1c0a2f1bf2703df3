import type { contactRoles } from '#shared/sites/kinds.ts';

/** What somebody at a property is there. */
export const contactNames: Record<(typeof contactRoles)[number], string> = {
  tenant: 'Tenant',
  agent: 'Agent',
  landlord: 'Landlord',
  keyholder: 'Keyholder',
  caretaker: 'Caretaker',
  other: 'Other',
};

import type { contactRoles } from '#shared/sites/kinds.ts';

/** The names of the contact roles at a property. */
export const contactNames: Record<(typeof contactRoles)[number], string> = {
  tenant: 'Tenant',
  agent: 'Agent',
  landlord: 'Landlord',
  keyholder: 'Keyholder',
  caretaker: 'Caretaker',
  other: 'Other',
};

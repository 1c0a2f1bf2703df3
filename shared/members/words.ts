import type { Role } from './roles.ts';

/** What each role may do, as shown to themselves. */
export const roleSentence: Record<Role, string> = {
  owner: 'You’ll be an owner. You can do all of it, bank details too.',
  office: 'You’ll be in the office: you plan the work and send quotes and invoices.',
  field: 'You’ll be in the field: you see your own jobs.',
  accountant: 'You’ll be the accountant: you read the books and change nothing.',
};

/** The same of somebody else. */
export const roleActs: Record<Role, string> = {
  owner: 'They can do all of it, bank details too.',
  office: 'They plan the work and send quotes and invoices.',
  field: 'They see their own jobs.',
  accountant: 'They read the books and change nothing.',
};

export const roleName: Record<Role, string> = {
  owner: 'Owner',
  office: 'Office',
  field: 'Field',
  accountant: 'Accountant',
};

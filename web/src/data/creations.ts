import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileText from 'lucide-react/icons/file-text';
import ScanLine from 'lucide-react/icons/scan-line';
import UserPlus from 'lucide-react/icons/user-plus';
import { crew, desk, owner, type Role } from '#shared/members/roles.ts';
import { openTo } from '../allowed.ts';

/** An action that is available everywhere. */
interface Act {
  /** A page and what to open on it: `?new=1` is its empty form. */
  to: string;
  name: string;
  /** The roles that may do it, derived from its call. */
  roles: readonly Role[];
}

export interface Creation extends Act {
  icon: LucideIcon;
}

/** The dashboard's Quick Actions. */
export const quickCreations: readonly Creation[] = [
  {
    to: '/clients?new=1',
    name: 'Add New Client',
    icon: UserPlus,
    roles: openTo('clients.create', desk),
  },
  {
    to: '/jobs?new=1',
    name: 'Create Job',
    icon: Briefcase,
    roles: openTo('jobs.create', desk),
  },
  {
    to: '/invoices?new=1',
    name: 'Generate Invoice',
    icon: FilePlus2,
    roles: openTo('invoices.create', desk),
  },
  {
    to: '/receipts?new=scan',
    name: 'Scan Receipt',
    icon: ScanLine,
    roles: openTo('receipts.create', crew),
  },
];

/** The menu behind the phone's +. Work starts with a quote. */
export const creations: readonly Creation[] = [
  {
    to: '/quotes?new=1',
    name: 'Create Quote',
    icon: FileText,
    roles: openTo('quotes.create', desk),
  },
  ...quickCreations,
];

/** Further actions that the search offers; `finds` are extra search words. */
export const furtherActs: readonly (Act & { finds: string })[] = [
  {
    to: '/calendar?new=1',
    name: 'Schedule Job',
    finds: 'book visit appointment new',
    roles: openTo('jobs.create', desk),
  },
  {
    to: '/certificates?new=1',
    name: 'Start Certificate',
    finds: 'new create gas electrical safety',
    roles: openTo('certificates.create', crew),
  },
  {
    to: '/inventory?new=1',
    name: 'Add Item',
    finds: 'new create stock part material',
    roles: openTo('inventory.create', desk),
  },
  {
    to: '/prices?new=1',
    name: 'Add Price',
    finds: 'new create price list rate',
    roles: openTo('prices.create', desk),
  },
  {
    to: '/employees?new=1',
    name: 'Add Employee',
    finds: 'new create team staff',
    roles: openTo('employees.create', desk),
  },
  {
    to: '/payments',
    name: 'Match bank statement',
    finds: 'import csv paid payments reconcile',
    roles: openTo('payments.match', desk),
  },
  {
    to: '/import',
    name: 'Move your data in',
    finds: 'import csv xero tradify jobber clients',
    roles: openTo('clients.import', desk),
  },
  {
    to: '/settings#data',
    name: 'Download everything',
    finds: 'export zip backup',
    roles: openTo('account.startExport', owner),
  },
];

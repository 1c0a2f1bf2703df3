import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileText from 'lucide-react/icons/file-text';
import ScanLine from 'lucide-react/icons/scan-line';
import UserPlus from 'lucide-react/icons/user-plus';

export interface Creation {
  /** A page with `?new=1`, which opens its empty form. */
  to: string;
  name: string;
  icon: LucideIcon;
}

/** The dashboard's Quick Actions. */
export const quickCreations: readonly Creation[] = [
  { to: '/clients?new=1', name: 'Add New Client', icon: UserPlus },
  { to: '/jobs?new=1', name: 'Create Job', icon: BriefcaseBusiness },
  { to: '/invoices?new=1', name: 'Generate Invoice', icon: FilePlus2 },
  { to: '/receipts?new=1', name: 'Scan Receipt', icon: ScanLine },
];

/** What the phone's + offers: work begins with a quote. */
export const creations: readonly Creation[] = [
  { to: '/quotes?new=1', name: 'Create Quote', icon: FileText },
  ...quickCreations,
];

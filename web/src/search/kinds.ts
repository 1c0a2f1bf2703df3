import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import Package from 'lucide-react/icons/package';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Tags from 'lucide-react/icons/tags';
import UsersRound from 'lucide-react/icons/users-round';

/** The searchable kinds in display order; each is also the path of its place. */
export const kinds = [
  'clients',
  'sites',
  'jobs',
  'quotes',
  'invoices',
  'certificates',
  'inventory',
  'prices',
  'employees',
  'receipts',
] as const;
export type Kind = (typeof kinds)[number];

interface Look {
  /** The heading above its results. */
  name: string;
  /** Singular and plural. */
  words: readonly [one: string, several: string];
  icon: LucideIcon;
  /** The search parameter that opens one; `id` if left out. */
  opens?: 'edit';
}

export const kindLooks: Record<Kind, Look> = {
  clients: { name: 'Clients', words: ['client', 'clients'], icon: UsersRound },
  sites: { name: 'Properties', words: ['property', 'properties'], icon: Building2 },
  jobs: { name: 'Jobs', words: ['job', 'jobs'], icon: Briefcase },
  quotes: { name: 'Quotes', words: ['quote', 'quotes'], icon: FileText },
  invoices: { name: 'Invoices', words: ['invoice', 'invoices'], icon: ReceiptText },
  certificates: { name: 'Certificates', words: ['certificate', 'certificates'], icon: BadgeCheck },
  inventory: { name: 'Stock', words: ['item of stock', 'items of stock'], icon: Package },
  prices: { name: 'Prices', words: ['price', 'prices'], icon: Tags, opens: 'edit' },
  employees: { name: 'Employees', words: ['employee', 'employees'], icon: HardHat },
  receipts: { name: 'Receipts', words: ['receipt', 'receipts'], icon: ReceiptPoundSterling },
};

/** `1,204 clients` */
export const counted = (kind: Kind, count: number): string =>
  `${count.toLocaleString('en-GB')} ${kindLooks[kind].words[count === 1 ? 0 : 1]}`;

/** The path that opens a record. */
export const recordPath = ({ kind, id }: { kind: Kind; id: number }): string =>
  `/${kind}?${kindLooks[kind].opens ?? 'id'}=${id}`;

/** The path of a list filtered by a search. */
export const listPath = (kind: Kind, text: string): string => `/${kind}?${new URLSearchParams({ q: text })}`;

import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import HardHat from 'lucide-react/icons/hard-hat';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Package from 'lucide-react/icons/package';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Tags from 'lucide-react/icons/tags';
import UsersRound from 'lucide-react/icons/users-round';
import type { User } from '#shared/auth/user.ts';
import { all, books, crew, desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../allowed.ts';
import { openWithoutAccess } from './page-handle.ts';
import type { Place } from './place.ts';

/** Every place of the app, in the order of the navigation. */
export const places: readonly Place[] = [
  {
    path: '/dashboard',
    name: 'Dashboard',
    icon: House,
    barName: 'Home',
    fieldBarName: 'Today',
    load: () => import('../features/dashboard/page.tsx'),
  },
  {
    path: '/jobs',
    group: 'Work',
    name: 'Jobs',
    icon: Briefcase,
    barName: 'Jobs',
    fieldBarName: 'Jobs',
    creates: { name: 'Add Job', roles: openTo('jobs.create', desk) },
    load: () => import('../features/jobs/page.tsx'),
  },
  {
    path: '/calendar',
    roles: openTo('employees.list', books),
    group: 'Work',
    name: 'Calendar',
    icon: CalendarDays,
    creates: { name: 'Schedule Job', roles: openTo('jobs.create', desk) },
    load: () => import('../features/calendar/page.tsx'),
  },
  {
    path: '/board',
    roles: openTo('board.get', desk),
    name: 'Board',
    icon: SquareKanban,
    group: 'Work',
    load: () => import('../features/board/page.tsx'),
  },
  {
    path: '/clients',
    roles: openTo('clients.list', books),
    group: 'Work',
    name: 'Clients',
    icon: UsersRound,
    creates: { name: 'Add Client', roles: openTo('clients.create', desk) },
    load: () => import('../features/clients/page.tsx'),
  },
  {
    path: '/sites',
    roles: openTo('sites.list', books),
    group: 'Work',
    name: 'Properties',
    icon: Building2,
    creates: { name: 'Add Property', roles: openTo('sites.create', desk) },
    load: () => import('../features/sites/page.tsx'),
  },
  {
    path: '/certificates',
    roles: openTo('certificates.all', crew),
    group: 'Work',
    name: 'Certificates',
    icon: BadgeCheck,
    // The office may have to add a property and a job first. In the field, a certificate starts from a job.
    creates: { name: 'Certificate', roles: openTo('sites.create', desk) },
    load: () => import('../features/certificates/page.tsx'),
  },
  {
    path: '/dues',
    roles: openTo('dues.list', books),
    group: 'Work',
    name: 'Due',
    icon: CalendarClock,
    creates: { name: 'Add Due Date', roles: openTo('dues.create', desk) },
    load: () => import('../features/dues/page.tsx'),
  },
  {
    path: '/quotes',
    roles: openTo('quotes.list', books),
    group: 'Money',
    name: 'Quotes',
    icon: FileText,
    creates: { name: 'Create Quote', roles: openTo('quotes.create', desk) },
    load: () => import('../features/quotes/page.tsx'),
  },
  {
    path: '/invoices',
    roles: openTo('invoices.list', books),
    group: 'Money',
    name: 'Invoices',
    icon: ReceiptText,
    barName: 'Invoices',
    creates: { name: 'Create Invoice', roles: openTo('invoices.create', desk) },
    load: () => import('../features/invoices/page.tsx'),
  },
  {
    path: '/receipts',
    roles: openTo('receipts.list', all),
    group: 'Money',
    name: 'Receipts',
    finds: 'vat expenses',
    icon: ReceiptPoundSterling,
    creates: { name: 'Add Receipt', roles: openTo('receipts.create', crew) },
    load: () => import('../features/receipts/page.tsx'),
  },
  {
    path: '/books',
    roles: openTo('books.list', books),
    group: 'Money',
    name: 'Books',
    icon: FileDown,
    load: () => import('../features/books/page.tsx'),
  },
  {
    path: '/tax',
    roles: openTo('tax.vat', books),
    group: 'Money',
    name: 'Tax',
    finds: 'vat cis mtd hmrc return',
    icon: Landmark,
    load: () => import('../features/tax/page.tsx'),
  },
  {
    path: '/inventory',
    roles: openTo('inventory.list', all),
    group: 'Kit',
    name: 'Inventory',
    finds: 'stock parts van',
    icon: Package,
    audience: 'anyone',
    creates: { name: 'Add Item', roles: openTo('inventory.create', desk) },
    load: () => import('../features/inventory/page.tsx'),
  },
  {
    path: '/prices',
    roles: openTo('prices.list', books),
    group: 'Kit',
    name: 'Prices',
    icon: Tags,
    creates: { name: 'Add Price', roles: openTo('prices.create', desk) },
    load: () => import('../features/prices/page.tsx'),
  },
  {
    path: '/time',
    group: 'Team',
    name: 'Time',
    finds: 'hours timesheets leave',
    icon: Clock,
    fieldBarName: 'Time',
    load: () => import('../features/time/page.tsx'),
  },
  {
    path: '/employees',
    roles: openTo('employees.list', books),
    group: 'Team',
    name: 'Employees',
    finds: 'team staff people',
    icon: HardHat,
    creates: { name: 'Add Employee', roles: openTo('employees.create', desk) },
    load: () => import('../features/employees/page.tsx'),
  },
  {
    path: '/subscription',
    roles: openTo('subscription.get', desk),
    group: 'Account',
    name: 'Subscription',
    icon: CreditCard,
    audience: 'signed-in',
    load: () => import('../features/subscription/page.tsx'),
  },
  {
    path: '/settings',
    group: 'Account',
    name: 'Settings',
    icon: Settings,
    load: () => import('../features/settings/page.tsx'),
  },
  {
    path: '/admin',
    group: 'Account',
    name: 'Admin',
    icon: ShieldCheck,
    audience: 'signed-in',
    adminOnly: true,
    load: () => import('../features/admin/page.tsx'),
  },
];

/** The places that this user's navigation links to. */
export const placesFor = (user: User, withAccess: boolean): readonly Place[] =>
  places.filter(
    ({ audience, adminOnly, roles }) =>
      (withAccess || openWithoutAccess(audience)) && (!adminOnly || user.isAdmin) && isAmong(user, roles),
  );

/** The place at a path, or above it; `/` is the dashboard. */
export const placeAt = (pathname: string): Place | undefined => {
  const path = pathname === '/' ? '/dashboard' : pathname;
  return places.find((place) => path === place.path || path.startsWith(`${place.path}/`));
};

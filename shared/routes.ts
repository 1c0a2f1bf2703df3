import { accountRoutes } from './account/contract.ts';
import { adminRoutes } from './admin/contract.ts';
import { assignmentsRoutes } from './assignments/contract.ts';
import { authRoutes } from './auth/contract.ts';
import { boardRoutes } from './board/contract.ts';
import { booksRoutes } from './books/contract.ts';
import { calendarRoutes } from './calendar/contract.ts';
import { certificatesRoutes } from './certificates/contract.ts';
import { clientsRoutes } from './clients/contract.ts';
import { dashboardRoutes } from './dashboard/contract.ts';
import { duesRoutes } from './dues/contract.ts';
import { employeesRoutes } from './employees/contract.ts';
import { filingRoutes } from './filing/contract.ts';
import { firmsRoutes } from './firms/contract.ts';
import { guestRoutes } from './guest/contract.ts';
import { inventoryRoutes } from './inventory/contract.ts';
import { invoicesRoutes } from './invoices/contract.ts';
import { jobsRoutes } from './jobs/contract.ts';
import { leaveRoutes } from './leave/contract.ts';
import { membersRoutes } from './members/contract.ts';
import { paymentsRoutes } from './payments/contract.ts';
import { photosRoutes } from './photos/contract.ts';
import { pricesRoutes } from './prices/contract.ts';
import { quotesRoutes } from './quotes/contract.ts';
import { receiptsRoutes } from './receipts/contract.ts';
import { settingsRoutes } from './settings/contract.ts';
import { sitesRoutes } from './sites/contract.ts';
import { subscriptionRoutes } from './subscription/contract.ts';
import { syncRoutes } from './sync/contract.ts';
import { taxRoutes } from './tax/contract.ts';
import { threadRoutes } from './thread/contract.ts';
import { timeRoutes } from './time/contract.ts';

/** Every call of the API. A key is a resource's one word: its folder in shared/, functions/ and web/, and its Lambda. */
export const routes = {
  account: accountRoutes,
  admin: adminRoutes,
  assignments: assignmentsRoutes,
  auth: authRoutes,
  books: booksRoutes,
  calendar: calendarRoutes,
  certificates: certificatesRoutes,
  clients: clientsRoutes,
  dashboard: dashboardRoutes,
  dues: duesRoutes,
  employees: employeesRoutes,
  filing: filingRoutes,
  firms: firmsRoutes,
  guest: guestRoutes,
  inventory: inventoryRoutes,
  invoices: invoicesRoutes,
  jobs: jobsRoutes,
  members: membersRoutes,
  payments: paymentsRoutes,
  photos: photosRoutes,
  prices: pricesRoutes,
  quotes: quotesRoutes,
  receipts: receiptsRoutes,
  settings: settingsRoutes,
  board: boardRoutes,
  leave: leaveRoutes,
  sites: sitesRoutes,
  subscription: subscriptionRoutes,
  sync: syncRoutes,
  tax: taxRoutes,
  thread: threadRoutes,
  time: timeRoutes,
};

export type ResourceName = keyof typeof routes;

import { accountContract } from './account/contract.ts';
import { adminContract } from './admin/contract.ts';
import { assignmentsContract } from './assignments/contract.ts';
import { authContract } from './auth/contract.ts';
import { boardContract } from './board/contract.ts';
import { booksContract } from './books/contract.ts';
import { calendarContract } from './calendar/contract.ts';
import { certificatesContract } from './certificates/contract.ts';
import { clientsContract } from './clients/contract.ts';
import { dashboardContract } from './dashboard/contract.ts';
import { duesContract } from './dues/contract.ts';
import { employeesContract } from './employees/contract.ts';
import { filingContract } from './filing/contract.ts';
import { firmsContract } from './firms/contract.ts';
import { guestContract } from './guest/contract.ts';
import { inventoryContract } from './inventory/contract.ts';
import { invoicesContract } from './invoices/contract.ts';
import { jobsContract } from './jobs/contract.ts';
import { leaveContract } from './leave/contract.ts';
import { membersContract } from './members/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import { photosContract } from './photos/contract.ts';
import { pricesContract } from './prices/contract.ts';
import { quotesContract } from './quotes/contract.ts';
import { receiptsContract } from './receipts/contract.ts';
import { settingsContract } from './settings/contract.ts';
import { sitesContract } from './sites/contract.ts';
import { subscriptionContract } from './subscription/contract.ts';
import { syncContract } from './sync/contract.ts';
import { taxContract } from './tax/contract.ts';
import { threadContract } from './thread/contract.ts';
import { timeContract } from './time/contract.ts';

/** Every call of the API. The key is the resource's name everywhere: its folder in shared/, functions/ and web/, and its Lambda. */
export const routes = {
  account: accountContract,
  admin: adminContract,
  assignments: assignmentsContract,
  auth: authContract,
  books: booksContract,
  calendar: calendarContract,
  certificates: certificatesContract,
  clients: clientsContract,
  dashboard: dashboardContract,
  dues: duesContract,
  employees: employeesContract,
  filing: filingContract,
  firms: firmsContract,
  guest: guestContract,
  inventory: inventoryContract,
  invoices: invoicesContract,
  jobs: jobsContract,
  members: membersContract,
  payments: paymentsContract,
  photos: photosContract,
  prices: pricesContract,
  quotes: quotesContract,
  receipts: receiptsContract,
  settings: settingsContract,
  board: boardContract,
  leave: leaveContract,
  sites: sitesContract,
  subscription: subscriptionContract,
  sync: syncContract,
  tax: taxContract,
  thread: threadContract,
  time: timeContract,
};

export type ResourceName = keyof typeof routes;

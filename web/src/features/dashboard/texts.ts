import { product } from '#shared/product.ts';
import { counted } from '#shared/words.ts';

/** What the dashboard says, once. */
export const texts = {
  subscribe: `Subscribe to ${product.plan.name}`,
  subscribeNow: 'Subscribe Now',
  askName: 'What should we call you?',
  askNameHint: 'We use your name here. It’s also on your quotes and invoices until you add a trading name.',
  activeJobs: 'Active Jobs',
  monthlyRevenue: 'Monthly Revenue',
  unpaidInvoices: 'Unpaid Invoices',
  totalClients: 'Total Clients',
  quotesOut: (count: number, pounds: string) => `${counted(count, 'quote')} out, ${pounds}`,
  quotesAccepted: (count: number, pounds: string) => `${count} accepted this month, ${pounds}`,
  statsFailed: 'The figures couldn’t be loaded',
  jobsToday: (count: number) => (count === 0 ? 'no jobs today' : `${counted(count, 'job')} today`),
  nextJob: 'Next job',
  laterToday: 'Later today',
  nothingMore: 'No more jobs today',
  nothingToday: 'No jobs today',
  nothingSoon: 'No jobs in the next seven days',
  scheduleJob: 'Schedule Job',
  todayFailed: 'Today’s jobs couldn’t be loaded',
  tryAgain: 'Try Again',
  call: 'Call',
  directions: 'Directions',
  calendar: 'Calendar',
  thisWeek: 'This week',
  nothing: 'Nothing',
  more: (count: number) => `+${count} more`,
  done: (title: string) => `${title}, done`,
  owed: 'Owed',
  overdue: 'overdue',
  allPaid: 'All paid',
  charts: 'Charts',
  quickActions: 'Quick Actions',
  activity: 'Recent Activity',
  activityFailed: 'Your recent activity couldn’t be loaded.',
  noActivity: 'What you do will show here',
  noActivityHint: 'Start by adding your first client, then a job for them.',
  trial: 'Free trial',
  trialEndsSoon: 'Your free trial is ending soon. Subscribe to keep using your clients, jobs and invoices.',
} as const;

/** What beginning and completing a job says. */
export const progressTexts = {
  changed: { title: 'Success', description: 'Job updated successfully' },
  undone: { title: 'Success', description: 'Job updated successfully', short: 'Undone' },
  started: 'Started',
  completed: 'Completed',
  failed: 'Failed to update job',
} as const;

/** The first days: what leads to the first paid invoice. */
export const stepTexts = {
  heading: 'Three steps to your first paid invoice',
  step: (at: number) => `Step ${at} of 3`,
  done: 'Done',
  details: 'Your details',
  detailsHint:
    'Add your name, address and bank details. They go on every invoice, so customers know who to pay.',
  addDetails: 'Add your details',
  client: 'Your first client',
  clientHint: 'Just a name will do. Or import a CSV file',
  importFile: 'Import',
  work: 'Your first job or invoice',
  workHint: 'You can add the client as you go',
} as const;

/** What waits for its owner. */
export const needTexts = {
  heading: 'Needs you',
  more: (count: number) => `Show ${count} more`,
  standings: {
    bounced: 'Email bounced',
    vat_check: 'HMRC gave no answer yet',
    asked: 'Customer wants it renewed',
    to_schedule: 'Accepted, no day yet',
    to_invoice: 'Done, not invoiced',
    to_finish: 'Draft invoice',
    paid: 'Paid online',
  },
  quoteUnsent: 'Quote not sent yet',
  invoiceUnsent: 'Invoice not sent yet',
  reminded: (count: number) => (count === 1 ? 'reminded once' : `reminded ${count} times`),
  low: (count: number) => `${counted(count, 'item')} low on stock`,
  vatReturn: (day: string) => `VAT return to ${day}`,
  check: 'Check',
  file: 'File',
  schedule: 'Schedule',
  invoice: 'Invoice',
  finish: 'Complete',
} as const;

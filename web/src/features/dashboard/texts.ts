import { product } from '#shared/product.ts';
import { counted } from '#shared/words.ts';

/** What the dashboard says, once. */
export const texts = {
  subscribe: `Subscribe to ${product.plan.name}`,
  subscribeNow: 'Subscribe Now',
  askName: 'What should we call you?',
  askNameHint: 'Your name greets you here, and heads your papers until you give a trading name.',
  activeJobs: 'Active Jobs',
  monthlyRevenue: 'Monthly Revenue',
  unpaidInvoices: 'Unpaid Invoices',
  totalClients: 'Total Clients',
  quotesOut: (count: number, pounds: string) => `${counted(count, 'quote')} out, ${pounds}`,
  quotesAccepted: (count: number, pounds: string) => `${count} accepted this month, ${pounds}`,
  statsFailed: 'The figures could not be loaded',
  jobsToday: (count: number) => (count === 0 ? 'no jobs today' : `${counted(count, 'job')} today`),
  nextJob: 'Next job',
  laterToday: 'Later today',
  nothingMore: 'Nothing more today',
  nothingToday: 'Nothing is scheduled for today',
  nothingSoon: 'Nothing is scheduled for the next seven days',
  scheduleJob: 'Schedule Job',
  todayFailed: 'Today’s jobs could not be loaded',
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
  activityFailed: 'The latest events could not be loaded.',
  noActivity: 'Nothing has happened yet',
  noActivityHint: 'Add your first client, then a job for them: both will show here.',
  trial: 'Free trial',
  trialEndsSoon: 'Your free trial is ending soon. Subscribe to keep your clients, jobs and invoices at hand.',
} as const;

/** The charts' words. */
export const chartTexts = {
  title: 'Business analytics',
  failed: 'The charts could not be loaded.',
  tryAgain: 'Try Again',
  revenue: 'Revenue by month',
  revenueColumns: ['Month', 'Paid'],
  best: (amount: string, month: string) => `Best: ${amount} in ${month}`,
  noRevenue: 'Nothing was paid in these twelve months yet',
  ageing: 'Unpaid invoices by age',
  ageingColumns: ['Overdue', 'Invoices', 'Amount'],
  jobs: 'Jobs by status',
  jobsColumns: ['Status', 'Jobs'],
  clients: 'Top clients',
  clientsColumns: ['Client', 'Paid'],
  noClients: 'Clients show here once they have paid an invoice.',
} as const;

/** What beginning and completing a job says. */
export const progressTexts = {
  changed: { title: 'Success', description: 'Job updated successfully' },
  undone: { title: 'Success', description: 'Job updated successfully', short: 'Taken back' },
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
  detailsHint: 'Name, address and bank account. They go on every invoice, so customers know whom to pay.',
  addDetails: 'Add your details',
  client: 'Your first client',
  clientHint: 'A name will do. Or import a CSV file',
  importFile: 'Import',
  work: 'Your first job or invoice',
  workHint: 'The client can be made on the way',
} as const;

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
  today: 'Today',
  nothingToday: 'Nothing is scheduled for today',
  todayFailed: 'Today’s jobs could not be loaded.',
  calendar: 'Calendar',
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

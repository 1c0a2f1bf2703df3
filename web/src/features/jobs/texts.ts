import { titles } from '../../data/titles.ts';

/** What the jobs page says, once. */
export const texts = {
  title: titles.jobs,
  search: 'Search jobs...',
  noun: 'jobs',
  none: 'No jobs found',
  noneHint: 'Get started by adding your first job',
  first: 'Add your first job',
  noMatchHint: 'Try adjusting your search or status',
  prompt: 'Job Management',
  what: 'Your jobs',
  missing: 'Job not found',
  missingHint: 'It may have been deleted, or the link is not complete.',
  showAll: 'Show all jobs',
  statusFilter: 'Status',
  allStatus: 'All Status',
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'This week',
    later: 'Later',
    undated: 'No day yet',
    done: 'Done',
  },

  add: 'Add Job',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: (title: string) => `Are you sure you want to delete ${title}?`,

  deleted: { title: 'Success', description: 'Job deleted successfully' },
  deleteFailed: 'Failed to delete job',

  start: 'Start',
  end: 'End',
  scheduled: 'Scheduled',
  call: 'Call',
  invoice: 'Create Invoice',
  noDescription: 'No description yet',
  priorityOf: (name: string) => `${name} priority`,

  quotes: 'Quotes',
  addQuote: 'Create Quote',
  figures: 'Figures',
  invoiced: 'Invoiced, before VAT',
  materials: 'Stock used',
  labour: 'Hours of the team',
  receipts: 'Bought for it',
  margin: 'Left over',
  received: 'Paid so far',
} as const;

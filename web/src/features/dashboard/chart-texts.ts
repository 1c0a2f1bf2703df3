/** The charts' words. */
export const chartTexts = {
  title: 'Business analytics',
  none: 'Your revenue, unpaid invoices, jobs and top clients will show here.',
  failed: 'The charts couldn’t be loaded',
  revenue: 'Revenue by month',
  revenueColumns: ['Month', 'Paid'],
  best: (amount: string, month: string) => `Best: ${amount} in ${month}`,
  noRevenue: 'Payments from the last 12 months will show here.',
  ageing: 'Unpaid invoices by age',
  ageingColumns: ['Overdue', 'Invoices', 'Amount'],
  jobs: 'Jobs by status',
  jobsColumns: ['Status', 'Jobs'],
  clients: 'Top clients',
  clientsColumns: ['Client', 'Paid'],
  noClients: 'Clients show here once they’ve paid an invoice.',
} as const;

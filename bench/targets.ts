/** A call that reads, and what it may cost at any size measured. */
export interface Read {
  path: string;
  /** Read capacity units. */
  units?: number;
  /** Round trips to the database one after the other, beside the session's own. */
  trips?: number;
  /** Of 1.5 × the bare calls plus 1 ms; all of it unless told. */
  part?: number;
  /** Milliseconds, by the median. */
  ms?: number;
}

export const readsMeasured: Read[] = [
  { path: '/api/auth/user' },
  { path: '/api/dashboard/stats', trips: 1 },
  { path: '/api/dashboard/day', trips: 2 },
  { path: '/api/dashboard/activity' },
  { path: '/api/clients' },
  { path: '/api/jobs' },
  { path: '/api/jobs?from=2026-02-01&to=2026-02-28' },
  { path: '/api/invoices' },
  { path: '/api/invoices?limit=100', ms: 12, trips: 1 },
  { path: '/api/invoices/drafts' },
  { path: '/api/quotes' },
  { path: '/api/payments' },
  { path: '/api/prices' },
  { path: '/api/inventory' },
  { path: '/api/inventory/stats' },
  { path: '/api/inventory/low-stock', units: 60, part: 0.9 },
  { path: '/api/inventory/transactions' },
  { path: '/api/inventory/transactions?limit=200', units: 45 },
  { path: '/api/receipts' },
  { path: '/api/receipts/stats' },
  { path: '/api/employees' },
  { path: '/api/employee-stats' },
  { path: '/api/job-assignments' },
  { path: '/api/job-assignments?limit=200', units: 45 },
  { path: '/api/dashboard/analytics' },
];

/**
 * The possible next steps. `renew_quote` copies an expired quote into a new one; `ask_early` asks the customer for an early start
 * while they may still cancel; `open_draft` continues a draft invoice.
 */
export const acts = [
  'send_quote',
  'renew_quote',
  'remind_quote',
  'schedule_job',
  'ask_early',
  'start_job',
  'complete_job',
  'create_invoice',
  'open_draft',
  'send_invoice',
  'remind_invoice',
  'mark_paid',
] as const;
export type Act = (typeof acts)[number];

/**
 * An action and the id of its record: for `create_invoice` the job's, for `ask_early` the quote's. `wait`: only the customer's
 * answer is missing.
 */
export type NextStep = { act: Act; id: number } | 'wait' | null;

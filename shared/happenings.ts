/** Business events that are counted: handlers emit them and the CloudWatch dashboard plots them. */
export const happenings = [
  'TrialStarted',
  'InvoiceCreated',
  'InvoiceSent',
  'InvoicePaid',
  'PaidOnline',
  'PaidForNothing',
  'QuoteSent',
  'QuoteOpened',
  'QuoteAccepted',
  'QuoteDeclined',
  'ReminderSent',
  'ReminderRefused',
  'ReceiptScanned',
  'ReceiptUnreadable',
  'AccountErased',
  'ExportReady',
  'BrowserFailed',
  'CountersRepaired',
  // A write conflicted with another in the same firm at the head of the change feed, and was retried.
  'HeadConflicts',
  // A letter was deferred that had already waited for a quarter of an hour.
  'LetterLate',
  'MailRefused',
  'MailBounced',
  'MailComplained',
] as const;
export type Happening = (typeof happenings)[number];

/** Their CloudWatch namespace. */
export const metricsNamespace = 'Fettle';

/** Log lines with ERROR, counted by a metric filter. */
export const errorsLogged = 'ErrorsLogged';

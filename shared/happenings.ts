/** What the business does that is counted: the handlers emit these, the overview in the cloud draws them. */
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
  // A write met another of the same firm at the head of the changes, and went again.
  'HeadConflicts',
  // A letter was put off that had waited for a quarter of an hour.
  'LetterLate',
  'MailRefused',
  'MailBounced',
  'MailComplained',
] as const;
export type Happening = (typeof happenings)[number];

/** The namespace that they are counted in. */
export const metricsNamespace = 'Fettle';

/** Lines of the log that say ERROR, which the cloud counts by itself. */
export const errorsLogged = 'ErrorsLogged';

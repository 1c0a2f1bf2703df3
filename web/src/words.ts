/**
 * One word for each action, used throughout the app: on buttons, in toasts and menus. Where the spec gives one place another text
 * (`Add New Client`, `Generate Invoice`), that place keeps it.
 */
export const words = {
  addClient: 'Add client',
  createJob: 'Create Job',
  createInvoice: 'Create Invoice',
  createQuote: 'Create Quote',

  edit: 'Edit',
  /** Leaves a form. A job is cancelled by `cancelJob`. */
  cancel: 'Cancel',
  undo: 'Undo',
  delete: 'Delete',
  show: 'Show',
  /** On a phone, beside a filter. */
  search: 'Search',

  /** Opens a text to the customer. */
  onMyWay: 'On my way',
  start: 'Start',
  /** The customer lets the work start although they may still cancel. */
  askEarly: 'Ask for an early start',
  urgentRepair: 'Urgent repair',
  complete: 'Complete',
  reopen: 'Reopen',
  cancelJob: 'Cancel job',

  send: 'Send',
  sendAgain: 'Send again',
  remind: 'Remind',
  markPaid: 'Mark paid',
  markUnpaid: 'Mark unpaid',
  recordPayment: 'Record payment',

  /** The trader records that the customer agreed. */
  acceptForThem: 'Accept for them',
  withdraw: 'Withdraw',
  /** Offers something that has expired again. */
  renew: 'Renew',

  useStock: 'Use stock',
  addPhoto: 'Add photo',

  /** Queued on this device until there is signal. */
  waiting: 'Waiting',
  needsYou: 'Needs you',
  keepThisOne: 'Keep this one',
  discardThisOne: 'Discard this one',
  needsConnection: 'You need to be online',
  /** Shown instead of a number that the server will assign. */
  doneBefore: 'Your first try worked. Check it before you do it again.',
  numberToCome: 'You’ll get a number when you’re online',
  privateWindow: 'This browser saves nothing once you close it.',
  keptInWindow: 'Saved until you close this window',
  draftKept: 'Draft saved',
  discardDraft: 'Discard draft',
  /** For a try so long ago that the server no longer knows whether it succeeded. */
  /** For a stock move whose answer was lost. */
} as const;

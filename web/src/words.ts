/**
 * One word for each act, wherever the app speaks of it: on a button, in a toast, in a menu. Where the product's
 * specification names another text for one place (`Add New Client`, `Generate Invoice`) that place keeps it.
 */
export const words = {
  addClient: 'Add client',
  createJob: 'Create Job',
  createInvoice: 'Create Invoice',
  createQuote: 'Create Quote',

  edit: 'Edit',
  /** Leaves a form. A job is called off by `cancelJob`. */
  cancel: 'Cancel',
  undo: 'Undo',
  delete: 'Delete',
  show: 'Show',

  /** Opens a text to the customer. */
  onMyWay: 'On my way',
  start: 'Start',
  /** The customer lets the work begin although they may still cancel. */
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

  /** The trader says that the customer agreed. */
  acceptForThem: 'Accept for them',
  withdraw: 'Withdraw',
  /** Offers anew what has expired. */
  renew: 'Renew',

  useStock: 'Use stock',
  addPhoto: 'Add photo',
  scanReceipt: 'Scan Receipt',

  /** Kept on this device until there is signal. */
  waiting: 'Waiting',
  needsYou: 'Needs you',
  keepThisOne: 'Keep this one',
  discardThisOne: 'Discard this one',
  needsConnection: 'You need to be online',
  /** In the place of a number that the server gives. */
  doneBefore: 'Your first try worked. Check it before you do it again.',
  numberToCome: 'You’ll get a number when you’re online',
  privateWindow: 'This browser saves nothing once you close it.',
  keptInWindow: 'Saved until you close this window',
  draftKept: 'Draft saved',
  discardDraft: 'Discard draft',
  /** Of what was tried so long ago that the server no longer knows whether it was done. */
  /** Of a move of stock whose answer was lost. */
} as const;

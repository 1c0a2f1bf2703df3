import { backupDays, exportDays } from '#shared/account/contract.ts';

export const texts = {
  title: 'Your data',
  exportTitle: 'Download everything',
  exportHint:
    'A ZIP of all you entered: tables as CSV and JSON, invoices as PDF, and the pictures of your receipts and jobs.',
  start: 'Prepare download',
  again: 'Prepare a new one',
  download: (size: string) => `Download ZIP (${size})`,
  working: 'Putting your data together…',
  progress: (done: number, total: number) => (total > 0 ? `${done} of ${total} files` : 'Starting…'),
  kept: `It is kept for ${exportDays} days.`,
  exportFailed: 'Failed to prepare the download',
  broken: 'The last download could not be prepared. Try again.',
  eraseTitle: 'Erase account',
  eraseHint: 'Your subscription ends at once, and your records, pictures and sign-in are deleted for good.',
  erase: 'Erase my account',
  eraseQuestion: 'Erase your account?',
  eraseWarning: `This cannot be undone. Everything you entered is deleted now; backups that hold it expire after ${backupDays} days.`,
  confirmLabel: (email: string) => `Type ${email} to confirm`,
  erasing: 'Erasing...',
  cancel: 'Cancel',
  eraseFailed: 'Failed to erase the account',
};

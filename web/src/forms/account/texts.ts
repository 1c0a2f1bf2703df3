import { backupDays, exportDays } from '#shared/account/contract.ts';

export const texts = {
  title: 'Your data',
  exportTitle: 'Download everything',
  exportHint:
    'Get a ZIP of all you’ve entered. You get tables as CSV and JSON, invoices as PDF, and your pictures.',
  start: 'Prepare download',
  again: 'Prepare a new one',
  download: (size: string) => `Download ZIP (${size})`,
  working: 'Preparing your data…',
  progress: (done: number, total: number) => (total > 0 ? `${done} of ${total} files` : 'Starting…'),
  kept: `You can download it for ${exportDays} days.`,
  exportFailed: 'Failed to prepare the download',
  broken: 'The last download could not be prepared. Try again.',
  eraseTitle: 'Erase account',
  eraseHint: 'This ends your subscription now and deletes your records, pictures and sign-in for good.',
  erase: 'Erase my account',
  eraseQuestion: 'Erase your account?',
  // Hours and pay: National Minimum Wage Regulations 2015 reg 59(8), HMRC's NMWM12020. The duty is the employer's.
  eraseWarning: `You can’t undo this. We delete everything now. Our backups expire after ${backupDays} days. If you’ve employed people, download your data first: you must keep their hours and pay for six years.`,
  confirmLabel: (email: string) => `Type ${email} to confirm`,
  erasing: 'Erasing...',
  cancel: 'Cancel',
  eraseFailed: 'Failed to erase the account',
};

import type { EmailService } from '#shared/settings/shown.ts';
import { titles } from '../../data/titles.ts';

/** What the settings page says, once. */
export const texts = {
  title: titles.settings,
  index: 'Sections',
  back: 'Back to Settings',

  unsaved: 'Not saved yet',
  save: 'Save',
  saveAll: 'Save all changes',
  discard: 'Discard',
  saving: 'Saving...',

  changeName: 'Change Name',
  profileNote: 'Your profile is managed through the authentication provider.',

  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereHint: 'On this device and every other, if one was lost or lent.',
  signingOut: 'Signing out...',
  signOutFailed: 'Failed to sign out everywhere',

  businessHint: 'Your invoices and their PDFs show these.',
  saveBusiness: 'Save Business Details',

  logo: 'Logo',
  noLogo: 'None yet',
  hasLogo: 'Heads your invoices',
  logoHint: 'A PNG or JPEG. It heads your invoices.',
  logoOf: 'Your logo',
  chooseLogo: 'Choose Logo',
  changeLogo: 'Change Logo',
  removeLogo: 'Remove Logo',
  removing: 'Removing...',
  preparingLogo: 'Preparing the picture...',
  logoSaved: { title: 'Success', description: 'Logo saved' },
  logoFailed: 'Failed to save logo',
  logoRemoved: { title: 'Success', description: 'Logo removed' },
  logoNotRemoved: 'Failed to remove logo',
  notALogo: {
    tone: 'danger',
    title: 'Error',
    description: 'This file cannot be read as a picture. Choose a PNG or JPEG.',
  },

  emailHint: 'Reminders are sent from this mailbox. Without it they come from ours, and answers go to you.',
  service: 'Email Service',
  services: { gmail: 'Gmail', yahoo: 'Yahoo', smtp: 'Custom SMTP' } satisfies Record<EmailService, string>,
  emailUser: 'Email Address',
  passLabels: {
    gmail: 'App Password',
    yahoo: 'App Password',
    smtp: 'Email Password',
  } satisfies Record<EmailService, string>,
  passHints: {
    gmail: 'Make an app password in your Google account, under Security. Do not use your regular password.',
    yahoo:
      'Turn on two-factor authentication first, then make an app password in your Yahoo account. Do not use your regular password.',
    smtp: 'The password your mail provider gave you for sending mail.',
  } satisfies Record<EmailService, string>,
  passKept: 'A password is saved. Leave this empty to keep it.',
  passDropped: 'The saved password belongs to the other account: enter this one’s.',
  smtpHost: 'SMTP Host',
  smtpPort: 'SMTP Port',
  saveEmail: 'Save Email Settings',
  test: 'Test Email',
  testing: 'Sending...',
  testSavesFirst: 'Testing saves your changes first.',
  emailSaved: { title: 'Success', description: 'Email settings updated successfully' },
  emailFailed: 'Failed to update email settings',
  tested: { title: 'Success', description: 'Test email sent successfully!' },
  testFailed: 'Failed to send test email',

  bankHolidays: 'Bank Holidays',
  bankHolidaysHint: 'Your calendar shows those of this part of the United Kingdom.',
  movingHint: 'Clients, prices, stock, jobs, quotes and invoices come in from CSV files.',
  bankHolidaysSaved: { title: 'Success', description: 'Bank holidays updated successfully' },
  bankHolidaysFailed: 'Failed to update bank holidays',

  remindersLabel: 'Remind clients of overdue invoices',
  remindersHint: 'At 9 in the morning, when an invoice is overdue by 1, 7, 14 and 30 days.',
  remindersFailed: 'Failed to update automatic reminders',

  subscribed: 'Active Subscription',
  notSubscribed: 'No Active Subscription',
  manage: 'Manage Subscription',

  numberingLabel: 'How invoices are numbered',
  numberings: { suggested: 'Suggested, you may change it', consecutive: 'One after the other, no gaps' },
  numberingHint: 'A business registered for VAT numbers its invoices without gaps.',
  prefix: 'Before the number',
  next: 'Next number',
  nextNewHint: 'Leave it empty to start at 1, or to carry on where this prefix left off.',
  nextHint: 'Already in use, so it can’t be changed. A new prefix starts a new series.',
  saveNumbering: 'Save numbers',
  numberingSaved: { title: 'Success', description: 'Invoice numbers updated' },
  numberingFailed: 'Failed to update invoice numbers',
} as const;

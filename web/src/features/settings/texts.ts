import type { EmailService } from '#shared/settings/shown.ts';
import { titles } from '../../titles.ts';

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
  signOutEverywhereHint: 'Sign out on every device, for example if you’ve lost one.',
  signingOut: 'Signing out...',
  signOutFailed: 'Failed to sign out everywhere',

  businessHint: 'Shown on your invoices.',
  saveBusiness: 'Save Business Details',

  logo: 'Logo',
  noLogo: 'None yet',
  hasLogo: 'Shown on your invoices',
  logoHint: 'A PNG or JPEG for the top of your invoices.',
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
    description: 'We can’t read this file as a picture. Choose a PNG or JPEG.',
  },

  emailHint: 'Emails go from this address. Leave it empty and we send them for you; replies come to you.',
  service: 'Email Service',
  services: { gmail: 'Gmail', yahoo: 'Yahoo', smtp: 'Custom SMTP' } satisfies Record<EmailService, string>,
  emailUser: 'Email Address',
  passLabels: {
    gmail: 'App Password',
    yahoo: 'App Password',
    smtp: 'Email Password',
  } satisfies Record<EmailService, string>,
  passHints: {
    gmail: 'Go to Security in your Google account and create an app password. Don’t use your normal one.',
    yahoo:
      'First turn on two-factor authentication. Then create an app password in your Yahoo account. Don’t use your normal one.',
    smtp: 'The password your email provider gave you for sending email.',
  } satisfies Record<EmailService, string>,
  passKept: 'A password is saved. Leave this empty to keep it.',
  passDropped: 'The saved password is for the other account. Enter the password for this one.',
  smtpHost: 'SMTP Host',
  smtpPort: 'SMTP Port',
  saveEmail: 'Save Email Settings',
  test: 'Test Email',
  testing: 'Sending...',
  testSavesFirst: 'We save your changes before we test.',
  emailSaved: { title: 'Success', description: 'Email settings updated successfully' },
  emailFailed: 'Failed to update email settings',
  tested: { title: 'Success', description: 'Test email sent successfully!' },
  testFailed: 'Failed to send test email',

  bankHolidays: 'Bank Holidays',
  bankHolidaysHint: 'Choose where you work to see its bank holidays in your calendar.',
  movingHint: 'Import clients, prices, stock, jobs, quotes and invoices from CSV files.',
  bankHolidaysSaved: { title: 'Success', description: 'Bank holidays updated successfully' },
  bankHolidaysFailed: 'Failed to update bank holidays',

  subscribed: 'Active Subscription',
  notSubscribed: 'No Active Subscription',
  trialEnds: 'No Active Subscription yet. Your trial ends on',
  manage: 'Manage Subscription',

  numberingLabel: 'How invoices are numbered',
  numberings: { suggested: 'Suggested, and you can change it', consecutive: 'In order, no gaps' },
  numberingHint: 'If you’re registered for VAT, your invoice numbers can’t have gaps.',
  prefix: 'Prefix',
  next: 'Next number',
  nextNewHint: 'Leave blank to start at 1, or to carry on from the last number with this prefix.',
  nextHint: 'Already in use, so it can’t be changed. A new prefix starts a new series.',
  saveNumbering: 'Save numbers',
  numberingSaved: { title: 'Success', description: 'Invoice numbers updated' },
  numberingFailed: 'Failed to update invoice numbers',
} as const;

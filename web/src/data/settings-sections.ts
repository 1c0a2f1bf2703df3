/**
 * The parts of the settings in their order. `about` says what is in one; `finds` are further words that the search knows
 * it by; `holds` are the names of folded parts within it, each of which can be linked to.
 */
export const settingsSections = [
  {
    id: 'profile',
    name: 'Profile',
    about: 'Your name and signing out everywhere',
    finds: 'account email logout devices',
    holds: [],
  },
  {
    id: 'people',
    name: 'People',
    about: 'Who signs in to your firm',
    finds: 'team members invite office accountant role owner remove',
    holds: [],
  },
  {
    id: 'rules',
    name: 'Hours and pay',
    about: 'Working hours, breaks, rounding and leave',
    finds: 'firm rules payroll overtime travel holiday allowance week starts',
    holds: [],
  },
  {
    id: 'business',
    name: 'Business details',
    about: 'Name, address, bank, logo, quotes, VAT and CIS',
    finds: 'company number registered sort code account payment terms utr flat rate sole trader partnership',
    holds: ['logo', 'quotes', 'vat', 'cis'],
  },
  {
    id: 'numbering',
    name: 'Invoice numbers',
    about: 'How invoices are numbered',
    finds: 'numbering prefix next consecutive gaps',
    holds: [],
  },
  {
    id: 'online',
    name: 'Get paid online',
    about: 'By card, Apple Pay, Google Pay and bank',
    finds: 'stripe card payments pay link connect checkout',
    holds: [],
  },
  {
    id: 'email',
    name: 'Email Configuration',
    about: 'Your sending email',
    finds: 'gmail yahoo smtp app password test',
    holds: [],
  },
  {
    id: 'reminders',
    name: 'Automatic Reminders',
    about: 'Overdue invoices, every morning',
    finds: 'remind chase late',
    holds: [],
  },
  {
    id: 'clients-mail',
    name: 'Reviews and visits',
    about: 'Review requests and visit reminders',
    finds: 'google checkatrade trustpilot rating visit day before',
    holds: [],
  },
  {
    id: 'calendar',
    name: 'Calendar',
    about: 'Bank holidays',
    finds: 'england wales scotland northern ireland',
    holds: [],
  },
  {
    id: 'calendar-feed',
    name: 'Calendar in your phone',
    about: 'Your jobs in Apple, Google or Outlook',
    finds: 'ical ics webcal sync subscribe private address',
    holds: [],
  },
  {
    id: 'subscription',
    name: 'Subscription',
    about: 'Your plan and payment details',
    finds: 'billing card plan cancel',
    holds: [],
  },
  {
    id: 'device',
    name: 'This device',
    about: 'What’s saved here for when you’re offline',
    finds: 'offline copy storage shared computer phone install',
    holds: [],
  },
  {
    id: 'data',
    name: 'Your data',
    about: 'Download everything or erase your account',
    finds: 'export zip csv gdpr delete',
    holds: [],
  },
] as const;

export type SettingsSection = (typeof settingsSections)[number];
export type SettingsSectionId = SettingsSection['id'];

export const settingsPath = (id: SettingsSectionId): string => `/settings#${id}`;

/** The section that an address `/settings#…` speaks of: it, or what is folded within it. */
export const sectionAt = (hash: string): SettingsSection | undefined => {
  const name = hash.slice(1);
  return settingsSections.find(({ id, holds }) => id === name || holds.some((held) => held === name));
};

import type { User } from '#shared/auth/user.ts';
import { crew, desk, owner, type Role } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../allowed.ts';

/**
 * The sections of the settings in order, under seven headings. `about` describes one; `finds` are extra search words; `holds` are
 * the ids of the folds inside it, which can be linked to; `roles` may open it, derived from what it saves or fetches: everybody if
 * left out.
 */
export const settingsSections = [
  {
    group: 'Business',
    id: 'business',
    name: 'Business details',
    about: 'Name, address, bank, logo, quotes, VAT and CIS',
    finds: 'company number registered sort code account payment terms utr flat rate sole trader partnership',
    holds: ['logo', 'quotes', 'vat', 'cis'],
    roles: openTo('settings.updateBusiness', owner),
  },
  {
    group: 'Getting paid',
    id: 'online',
    name: 'Get paid online',
    about: 'By card, Apple Pay, Google Pay and bank',
    finds: 'stripe card payments pay link connect checkout',
    holds: [],
    roles: openTo('payments.connectStanding', desk),
  },
  {
    group: 'Documents',
    id: 'numbering',
    name: 'Invoice numbers',
    about: 'How invoices are numbered',
    finds: 'numbering prefix next consecutive gaps',
    holds: [],
    roles: openTo('settings.updateNumbering', owner),
  },
  {
    group: 'Documents',
    id: 'competence',
    name: 'Qualifications',
    about: 'Gas Safe, electrical scheme, test instruments',
    finds: 'certificate licence card niceic napit oftec unvented competence analyser multifunction tester',
    holds: [],
    roles: openTo('settings.updateCompetence', owner),
  },
  {
    group: 'Documents',
    id: 'brand',
    name: 'Your colour',
    about: 'On quotes, invoices and emails',
    finds: 'brand branding theme design look paper pdf',
    holds: [],
    roles: openTo('settings.updateBusiness', owner),
  },
  {
    group: 'Messages to customers',
    id: 'email',
    name: 'Email Configuration',
    about: 'Your sending email',
    finds: 'gmail yahoo smtp app password test',
    holds: [],
    roles: openTo('settings.updateEmail', owner),
  },
  {
    group: 'Messages to customers',
    id: 'reminders',
    name: 'Automatic Reminders',
    about: 'Overdue invoices: on which days, in which words',
    finds: 'remind chase late wording message days text',
    holds: [],
    roles: openTo('settings.updateReminders', desk),
  },
  {
    group: 'Messages to customers',
    id: 'clients-mail',
    name: 'Reviews, visits and checks',
    about: 'Review requests, visit reminders, checks due',
    finds: 'google checkatrade trustpilot rating visit day before due certificate gas safety remind',
    holds: [],
    roles: openTo('settings.updateReviews', desk),
  },
  {
    group: 'Calendar',
    id: 'calendar',
    name: 'Calendar',
    about: 'Bank holidays',
    finds: 'england wales scotland northern ireland',
    holds: [],
    roles: openTo('settings.updateBusiness', owner),
  },
  {
    group: 'Calendar',
    id: 'calendar-feed',
    name: 'Calendar on your phone',
    about: 'Your jobs in Apple, Google or Outlook',
    finds: 'ical ics webcal sync subscribe link address',
    holds: [],
    roles: openTo('calendar.feed', crew),
  },
  {
    group: 'Team',
    id: 'people',
    name: 'People',
    about: 'Who signs in to your firm',
    finds: 'team members invite office accountant role owner remove',
    holds: [],
    roles: openTo('members.list', desk),
  },
  {
    group: 'Team',
    id: 'rules',
    name: 'Hours and pay',
    about: 'Working hours, breaks, leave and the first day of the week',
    finds: 'firm rules payroll overtime travel holiday allowance week starts monday sunday calendar',
    holds: [],
    roles: openTo('firms.setRules', desk),
  },
  {
    group: 'Account',
    id: 'profile',
    name: 'Profile',
    about: 'Your name and signing out everywhere',
    finds: 'account email logout devices',
    holds: [],
  },
  {
    group: 'Account',
    id: 'subscription',
    name: 'Subscription',
    about: 'Your plan and payment details',
    finds: 'billing card plan cancel',
    holds: [],
    roles: openTo('subscription.get', desk),
  },
  {
    group: 'Account',
    id: 'device',
    name: 'This device',
    about: 'What’s saved here for when you’re offline',
    finds: 'offline copy storage shared computer phone install',
    holds: [],
  },
  {
    group: 'Account',
    id: 'data',
    name: 'Your data',
    about: 'Download everything or erase your account',
    finds: 'export zip csv gdpr delete',
    holds: [],
    roles: openTo('account.startExport', owner),
  },
] as const;

export type SettingsSection = (typeof settingsSections)[number];
export type SettingsSectionId = SettingsSection['id'];

/** The sections that this user's role may open. */
export const sectionsFor = (user: Pick<User, 'firm'>): SettingsSection[] =>
  settingsSections.filter((section) =>
    isAmong(user, 'roles' in section ? (section.roles satisfies readonly Role[]) : undefined),
  );

export const settingsPath = (id: SettingsSectionId): string => `/settings#${id}`;

/** The section that `/settings#…` refers to: itself, or a fold inside it. */
export const sectionAt = (hash: string): SettingsSection | undefined => {
  const name = hash.slice(1);
  return settingsSections.find(({ id, holds }) => id === name || holds.some((held) => held === name));
};

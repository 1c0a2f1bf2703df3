import type { LucideIcon } from 'lucide-react';
import BadgePoundSterling from 'lucide-react/icons/badge-pound-sterling';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Hash from 'lucide-react/icons/hash';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';
import type { User } from '#shared/auth/user.ts';
import { desk, owner, type Role } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { type SettingsSectionId, settingsSections } from '../../data/settings-sections.ts';
import { BusinessSettings } from './business-settings.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { ClientsMail } from './clients-mail.tsx';
import { DataSettings } from './data-settings.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { NumberingSettings } from './numbering-settings.tsx';
import { OnlinePayments } from './online-payments.tsx';
import { People } from './people.tsx';
import { Profile } from './profile.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { Rules } from './rules.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

interface SectionPart {
  icon: LucideIcon;
  Part: ComponentType;
  /** Who it is open to, by what it saves or asks for; everybody where none are named. */
  roles?: readonly Role[];
}

/** What each section looks like in the index, and what stands in it. */
export const sectionParts: Record<SettingsSectionId, SectionPart> = {
  profile: { icon: UserRound, Part: Profile },
  people: { icon: UsersRound, Part: People, roles: openTo('members.list', desk) },
  rules: { icon: Clock, Part: Rules, roles: openTo('firms.setRules', desk) },
  business: { icon: Building2, Part: BusinessSettings, roles: openTo('settings.updateBusiness', owner) },
  numbering: { icon: Hash, Part: NumberingSettings, roles: openTo('settings.updateNumbering', owner) },
  online: { icon: CreditCard, Part: OnlinePayments, roles: openTo('payments.connectStanding', desk) },
  email: { icon: Mail, Part: EmailSettings, roles: openTo('settings.updateEmail', owner) },
  reminders: { icon: Bell, Part: ReminderSettings, roles: openTo('settings.updateReminders', desk) },
  'clients-mail': { icon: Star, Part: ClientsMail, roles: openTo('settings.updateReviews', desk) },
  calendar: { icon: CalendarDays, Part: CalendarSettings, roles: openTo('settings.updateBusiness', owner) },
  'calendar-feed': { icon: CalendarSync, Part: CalendarFeed, roles: openTo('calendar.feed', desk) },
  subscription: { icon: BadgePoundSterling, Part: SubscriptionCard, roles: openTo('subscription.get', desk) },
  device: { icon: Smartphone, Part: DeviceSettings },
  data: { icon: Database, Part: DataSettings, roles: openTo('account.startExport', owner) },
};

/** The sections that are there for somebody of this role. */
export const sectionsFor = (user: Pick<User, 'firm'>) =>
  settingsSections.filter(({ id }) => isAmong(user, sectionParts[id].roles));

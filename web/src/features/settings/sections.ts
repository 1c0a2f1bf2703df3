import {
  BadgePoundSterling,
  Bell,
  Building2,
  CalendarDays,
  CalendarSync,
  CreditCard,
  Database,
  Hash,
  type LucideIcon,
  Mail,
  Smartphone,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';
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
import { SubscriptionCard } from './subscription-card.tsx';

/** What each section looks like in the index, and what stands in it. */
export const sectionParts: Record<SettingsSectionId, { icon: LucideIcon; Part: ComponentType }> = {
  profile: { icon: UserRound, Part: Profile },
  people: { icon: UsersRound, Part: People },
  business: { icon: Building2, Part: BusinessSettings },
  numbering: { icon: Hash, Part: NumberingSettings },
  online: { icon: CreditCard, Part: OnlinePayments },
  email: { icon: Mail, Part: EmailSettings },
  reminders: { icon: Bell, Part: ReminderSettings },
  'clients-mail': { icon: Star, Part: ClientsMail },
  calendar: { icon: CalendarDays, Part: CalendarSettings },
  'calendar-feed': { icon: CalendarSync, Part: CalendarFeed },
  subscription: { icon: BadgePoundSterling, Part: SubscriptionCard },
  device: { icon: Smartphone, Part: DeviceSettings },
  data: { icon: Database, Part: DataSettings },
};

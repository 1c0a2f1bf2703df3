import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
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
import Palette from 'lucide-react/icons/palette';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';
import type { SettingsSectionId } from '../../data/settings-sections.ts';
import { BrandSettings } from './brand-settings.tsx';
import { BusinessSettings } from './business-settings.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { ClientsMail } from './clients-mail.tsx';
import { CompetenceSettings } from './competence-settings.tsx';
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
}

/** Each section's icon and content. */
export const sectionParts: Record<SettingsSectionId, SectionPart> = {
  profile: { icon: UserRound, Part: Profile },
  people: { icon: UsersRound, Part: People },
  rules: { icon: Clock, Part: Rules },
  business: { icon: Building2, Part: BusinessSettings },
  numbering: { icon: Hash, Part: NumberingSettings },
  competence: { icon: BadgeCheck, Part: CompetenceSettings },
  brand: { icon: Palette, Part: BrandSettings },
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

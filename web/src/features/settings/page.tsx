import { useEffect, useRef } from 'react';
import { Panel } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { texts as yourDataTexts } from '../../forms/account/texts.ts';
import { YourData } from '../../forms/account/your-data.tsx';
import { useKeptForms } from '../../forms/use-kept.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { BusinessSettings } from './business-settings.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { NumberingSettings } from './numbering-settings.tsx';
import { Profile } from './profile.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { texts } from './texts.ts';

/** What is typed here is kept as by the two forms that have more than a field. */
const keptForms = ['settings/business', 'settings/email'] as const;

export default function SettingsPage() {
  const unsaved = useRef({ business: false, email: false });
  useUnsavedGuard(() => unsaved.current.business || unsaved.current.email, useKeptForms(keptForms));
  useLinkedSection();
  return (
    <Page className="lg:gap-6">
      <PageHeader title={texts.title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-6 lg:order-last">
          <Profile />
          <SubscriptionCard />
        </div>
        <div className="grid gap-6">
          <BusinessSettings
            onUnsaved={(now) => {
              unsaved.current.business = now;
            }}
          />
          <EmailSettings
            onUnsaved={(now) => {
              unsaved.current.email = now;
            }}
          />
          <NumberingSettings />
          <ReminderSettings />
          <CalendarSettings />
          <Panel title={yourDataTexts.title}>
            <div className="p-4 lg:p-5">
              <YourData />
            </div>
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** A link to `/settings#business` was followed before the section was there. */
const useLinkedSection = () => {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
};

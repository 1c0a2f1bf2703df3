import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { LegalLinks } from '../../components/legal-links.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSubscription } from '../../data/subscription.ts';
import { CurrentPlan } from './current-plan.tsx';
import { texts } from './page-texts.ts';

function Included() {
  return (
    <Panel title={texts.included}>
      <ul className="grid gap-3 p-4 lg:p-5">
        {texts.features.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Check aria-hidden strokeWidth={3} className="size-5 shrink-0 text-on-success" />
            {feature}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export default function SubscriptionPage() {
  const user = useSignedInUser();
  const { data, isError, isPending, refetch } = useSubscription();
  return (
    <Page className="lg:gap-6">
      <PageHeader title={texts.title} />
      {isError && (
        <Notice
          tone="warning"
          icon={CloudOff}
          title={texts.unknown}
          role="status"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {texts.again}
            </Button>
          }
        />
      )}
      {data?.status === 'past_due' && (
        <Notice tone="warning" icon={TriangleAlert} title={texts.pastDue}>
          {texts.pastDueHint}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <CurrentPlan user={user} found={data} loading={isPending} />
        <Included />
      </div>
      <LegalLinks />
    </Page>
  );
}

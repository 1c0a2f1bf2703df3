import { BadgeCheck, CircleSlash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Pill } from '../../components/pill.tsx';
import { texts } from './texts.ts';

export function SubscriptionCard() {
  const subscribed = Boolean(useSignedInUser().stripeSubscriptionId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 p-4 lg:p-5">
      <Pill tone={subscribed ? 'success' : 'neutral'} icon={subscribed ? BadgeCheck : CircleSlash}>
        {subscribed ? texts.subscribed : texts.notSubscribed}
      </Pill>
      <ButtonLink variant="secondary">
        <Link to="/subscription">{texts.manage}</Link>
      </ButtonLink>
    </div>
  );
}

import Lock from 'lucide-react/icons/lock';
import type { User } from '#shared/auth/user.ts';
import { owner } from '#shared/members/roles.ts';
import { trialState } from '#shared/subscription/access.ts';
import { isAmong } from '../../allowed.ts';
import { MessagePanel } from '../../components/message-panel.tsx';
import { firmEnded } from '../../data/firm-ended.ts';
import { hasPaid } from '../../data/has-paid.ts';
import { YourData } from '../../forms/account/your-data.tsx';
import { GatePanel } from './gate-panel.tsx';
import { texts } from './texts.ts';

const overOf = (user: User): 'trial' | 'subscription' | undefined => {
  if (hasPaid(user)) return 'subscription';
  return trialState(user, Date.now()) === 'expired' ? 'trial' : undefined;
};

/**
 * Shown instead of every business page without a subscription or running trial. An owner who had one can export or erase the data:
 * neither needs access. Nobody else can subscribe.
 */
export default function Upsell({ user }: { user: User }) {
  if (!isAmong(user, owner))
    return (
      <MessagePanel icon={Lock} title={firmEnded}>
        <p>{texts.keptHere}</p>
      </MessagePanel>
    );
  const over = overOf(user);
  return over ? (
    <GatePanel
      title={texts.endedTitle}
      description={over === 'trial' ? texts.endedDescription : texts.lapsedDescription}
      feature={texts.feature}
      over={over}
    >
      <div className="border-line border-t pt-5">
        <YourData />
      </div>
    </GatePanel>
  ) : (
    <GatePanel title={texts.startTitle} description={texts.startDescription} feature={texts.feature} />
  );
}

import type { User } from '#shared/auth/user.ts';
import { trialState } from '#shared/subscription/access.ts';
import { YourData } from '../../forms/account/your-data.tsx';
import { GatePanel } from './gate-panel.tsx';
import { texts } from './texts.ts';

/**
 * What stands in place of every business page while there is neither a subscription nor a running trial. Whoever had
 * one can take their data out or erase it: neither needs access.
 */
export default function Upsell({ user }: { user: User }) {
  const ended = Boolean(user.subscriptionEndedAt) || trialState(user, Date.now()) === 'expired';
  return ended ? (
    <GatePanel title={texts.endedTitle} description={texts.endedDescription} feature={texts.feature} expired>
      <div className="border-line border-t pt-5">
        <YourData />
      </div>
    </GatePanel>
  ) : (
    <GatePanel title={texts.startTitle} description={texts.startDescription} feature={texts.feature} />
  );
}

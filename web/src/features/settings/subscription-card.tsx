import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Pill } from '../../components/pill.tsx';
import { type Standing, standingOf, trialName } from '../../data/standing.ts';
import { texts } from './texts.ts';

const marks = {
  subscribed: { name: texts.subscribed, tone: 'success', icon: BadgeCheck },
  trial: { name: trialName, tone: 'info', icon: Hourglass },
  none: { name: texts.notSubscribed, tone: 'neutral', icon: CircleOff },
} as const satisfies Record<Standing, object>;

export function SubscriptionCard() {
  const user = useSignedInUser();
  const standing = standingOf(user, Date.now());
  const { name, tone, icon } = marks[standing];
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 p-4 lg:p-5">
      <div className="grid justify-items-start gap-1">
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
        {standing === 'trial' && user.trialEndDate && (
          <p className="text-small text-muted">
            {texts.trialEnds} <DateText value={user.trialEndDate} />
          </p>
        )}
      </div>
      <ButtonLink variant="secondary">
        <Link to="/subscription">{texts.manage}</Link>
      </ButtonLink>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { desk } from '#shared/members/roles.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { settingsPath } from '../../data/settings-sections.ts';
import { texts } from './texts.ts';

const freshMs = 10 * 60 * 1000;
const off = ['restricted', 'refused', 'lost'];

/** Says above the invoices that customers can no longer pay online, and why. */
export function OnlineOff() {
  const user = useSignedInUser();
  const { data } = useQuery({
    ...read(paymentsRoutes.connectStanding, { query: { ask: 'no' } }),
    staleTime: freshMs,
    enabled: isAmong(user, openTo('payments.connectStanding', desk)),
  });
  if (!data || !off.includes(data.state)) return null;
  return (
    <div className="px-4 pb-3">
      <Notice
        tone="warning"
        icon={TriangleAlert}
        title={texts.onlineOff}
        action={
          <ButtonLink variant="secondary">
            <Link to={settingsPath('online')}>{texts.onlineOffOpen}</Link>
          </ButtonLink>
        }
      >
        {data.why.join(' ')}
      </Notice>
    </div>
  );
}

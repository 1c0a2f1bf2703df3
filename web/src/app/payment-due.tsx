import { TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { ButtonLink } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { texts } from './texts.ts';

const path = '/subscription';

/** Above every page while the provider is still trying a card that would not pay. The page itself says more. */
export function PaymentDue({ user }: { user: User }) {
  const { pathname } = useLocation();
  if (user.subscriptionStatus !== 'past_due' || pathname === path) return null;
  return (
    <div className="no-print mx-auto max-w-6xl px-4 pt-4 lg:px-8">
      <Notice
        tone="warning"
        icon={TriangleAlert}
        title={texts.paymentDue}
        action={
          <ButtonLink variant="secondary">
            <Link to={path}>{texts.changeCard}</Link>
          </ButtonLink>
        }
      >
        {texts.paymentDueHint}
      </Notice>
    </div>
  );
}

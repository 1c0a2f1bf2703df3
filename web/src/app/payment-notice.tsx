import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { texts } from './texts.ts';

/** Says that Stripe is still retrying a card that failed. */
export default function PaymentNotice({ path }: { path: string }) {
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

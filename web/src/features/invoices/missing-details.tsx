import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Business } from '#shared/settings/business.ts';
import { texts } from './texts.ts';

/** What this invoice lacks on the seller's side, if anything, with the way to add it. */
export function MissingDetails({ invoice, business }: { invoice: Invoice; business: Business }) {
  if (invoice.balance === 0) return null;
  const hasName = business.tradingName || business.legalName;
  const missing = !hasName || !business.address ? texts.noBusiness : texts.noBank;
  if (hasName && business.address && business.accountNumber) return null;
  return (
    <p className="no-print flex items-start gap-2 text-small text-muted">
      <Info aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        {missing}{' '}
        <Link to="/settings#business" className="font-strong text-ink underline underline-offset-4">
          {texts.addDetails}
        </Link>
      </span>
    </p>
  );
}

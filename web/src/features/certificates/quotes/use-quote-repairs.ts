import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import { useNavigate } from 'react-router-dom';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import type { NextAct } from '../../../components/next-act.tsx';
import { texts } from '../texts.ts';

/** Quoting for what a certificate found; empty if there is nothing to quote for, or the user may not. */
export const useQuoteRepairs = (certificate: CertificateRow): NextAct[] => {
  const navigate = useNavigate();
  const mayQuote = isAmong(useSignedInUser(), openTo('certificates.remedial', desk));
  const goTo = (quote: { id: number }) => void navigate(`/quotes?id=${quote.id}`);
  const { mutate, isPending } = useCall(certificatesRoutes.remedial, {
    success: texts.quoted,
    failure: texts.quoteFailed,
    onSuccess: goTo,
    onKept: goTo,
  });
  if (!mayQuote || !certificate.openDefects || certificate.quoteId !== null) return [];
  const params = { id: certificate.jobId, certificateId: certificate.id };
  const onClick = () => mutate({ params, body: {} });
  return [{ label: texts.quoteRepairs, icon: ReceiptPoundSterling, busy: isPending, onClick }];
};

import FileDown from 'lucide-react/icons/file-down';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { lateTexts as texts } from './texts.ts';

/** Downloads everything that a court may want to see as a ZIP, and says what is missing. */
export function Evidence({ invoiceId }: { invoiceId: number }) {
  const { mutate, isPending } = useCall(invoicesRoutes.evidence, {
    success: ({ fileName }) => texts.evidenceReady(fileName),
    failure: texts.evidenceFailed,
    // Downloads rather than navigates: the URL is served as an attachment.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Button
      variant="quiet"
      icon={FileDown}
      className="px-3 text-small"
      busy={isPending}
      onClick={() => mutate({ params: { id: invoiceId } })}
    >
      {texts.evidence}
    </Button>
  );
}

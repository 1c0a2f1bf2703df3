import FolderDown from 'lucide-react/icons/folder-down';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { lateTexts as texts } from './texts.ts';

/** Has everything that a court may want to see put into a ZIP, and hands it over; says what is missing. */
export function Evidence({ invoiceId }: { invoiceId: number }) {
  const { mutate, isPending } = useCall(invoicesRoutes.evidence, {
    success: ({ fileName }) => texts.evidenceReady(fileName),
    failure: texts.evidenceFailed,
    // Saved, not shown: the address says that it is a file to keep.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Button
      variant="quiet"
      icon={FolderDown}
      className="px-3 text-small"
      busy={isPending}
      onClick={() => mutate({ params: { id: invoiceId } })}
    >
      {texts.evidence}
    </Button>
  );
}

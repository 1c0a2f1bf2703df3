import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Client } from '#shared/clients/client.ts';
import { unprintableOnPaper } from '#shared/invoices/printable.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Notice } from '../../components/notice.tsx';
import { Findings } from './findings.tsx';
import { texts } from './texts.ts';

interface Props {
  client: Client;
  /** The invoice or quote, whose credit notes and receipts print the same. */
  paper: Parameters<typeof unprintableOnPaper>[0]['paper'];
}

/** Warns before delivery of words that the PDF would show as empty boxes, each with a link to correct it. */
export function Unprintable({ client, paper }: Props) {
  const user = useSignedInUser();
  const seller = { name: businessName(user), address: user.business.address };
  const findings = unprintableOnPaper({ seller, client, paper });
  if (findings.length === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="warning" icon={TriangleAlert} title={texts.unprintable} role="status">
        <Findings findings={findings} clientId={client.id} />
      </Notice>
    </div>
  );
}

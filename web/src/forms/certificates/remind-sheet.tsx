import { useQuery } from '@tanstack/react-query';
import { type CertificateKind, certificateName } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { dueWords } from '#shared/certificates/words.ts';
import { formatDate } from '#shared/dates.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { clientQuery } from '../../data/clients.ts';
import { LetterSheet } from '../letter/letter-sheet.tsx';
import { certificateTexts as texts } from './texts.ts';

export interface Remindable {
  id: number;
  jobId: number;
  kind: CertificateKind;
  title: string | null;
  nextDue: string | null;
}

interface Props {
  certificate: Remindable;
  clientId: number;
  onClose: () => void;
}

/** The email that tells a client what falls due, as it will be sent. */
export default function RemindSheet({ certificate, clientId, onClose }: Props) {
  const name = businessName(useSignedInUser());
  const { data: client } = useQuery(clientQuery(clientId));
  const { mutateAsync } = useCall(certificatesRoutes.remind, {
    success: texts.reminded,
    failure: texts.remindFailed,
  });
  if (!client) return null;
  const first = dueWords({ ...certificate, clientName: client.name, businessName: name });
  const rows = [
    { label: 'What', value: certificateName(certificate) },
    ...(certificate.nextDue ? [{ label: 'Due by', value: formatDate(certificate.nextDue) }] : []),
  ];
  const params = { id: certificate.jobId, certificateId: certificate.id };
  return (
    <LetterSheet
      title={texts.remindTitle(certificateName(certificate))}
      client={client}
      first={first}
      facts={[{ heading: 'What falls due', rows }]}
      paper={null}
      hasLink={false}
      asksForMoney={false}
      ways={null}
      send={async (body) => {
        await mutateAsync({ params, body });
      }}
      onClose={onClose}
    />
  );
}

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { type Defect, warningOf } from '#shared/certificates/defects.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { newCertificate } from '../../forms/certificates/new-certificate.ts';
import { texts } from './texts.ts';

interface Props {
  of: CertificateRow;
  defect: Defect;
}

/** Starts the notice that must be left where something is dangerous, prefilled with the defect; it can be queued. */
export function WarningNotice({ of, defect }: Props) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const create = useCall(certificatesRoutes.create, { failure: texts.warningFailed });
  const put = useCall(certificatesRoutes.putValues, { failure: texts.warningFailed });
  const { jobId: id, siteId } = of;
  if (siteId === null) return null;
  const begin = async () => {
    setBusy(true);
    try {
      const body = newCertificate('gas_warning', siteId);
      const { id: certificateId } = await create.mutateAsync({ params: { id }, body });
      await put.mutateAsync({ params: { id, certificateId }, body: { values: warningOf(defect) } });
      void navigate(`/certificates?id=${certificateId}`);
    } catch {
      // The call has already reported it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={TriangleAlert}
      busy={isBusy}
      onClick={() => void begin()}
      className="justify-self-start"
    >
      {texts.writeWarning}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { routeKey } from '#shared/route.ts';
import { MoreMenu } from '../../components/more-menu.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { siteLine } from '../../data/sites.ts';
import { useWaiting } from '../../store/waiting.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { CopiesPart } from './copies/copies-part.tsx';
import { definitionFor, filledQuery } from './form/use-form.ts';
import { Issued } from './issued.tsx';
import { LeftNotice } from './left-notice.tsx';
import { StatePill } from './state-pill.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-remove.ts';
import { useTop } from './use-top.ts';

const Form = lazy(() => import('./form/form.tsx'));

/** No answer of another device. */
const none = {};

interface Props {
  certificate: CertificateRow;
  /** Its new version, while that is a draft. */
  correction: CertificateRow | undefined;
  /** True for a draft or an old certificate that this user may delete. */
  isRemovable: boolean;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** A certificate: a draft to fill in, an issued one, or one added as a file. */
export default function CertificateDetail({ certificate, correction, isRemovable, onOpen, onClose }: Props) {
  const remove = useRemove([certificate], onClose);
  const { state, client, site } = certificate;
  const isSigned = useIsSigned(certificate.id);
  const isForm = state === 'draft' && !isSigned;
  const top = useTop<HTMLElement>(isForm ? 'form' : 'paper');
  const second = [client?.name, site && siteLine(site)].filter(Boolean).join(' · ');
  return (
    <article ref={top} className="mx-auto max-w-2xl px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12">
      <header className="mb-3">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 py-1 text-title wrap-anywhere">{certificateName(certificate)}</h2>
          {isRemovable && (
            // On a phone it is at the end of the back button's line.
            <span className="no-print shrink-0 max-lg:-mt-11 max-lg:-mr-2">
              <MoreMenu acts={[{ label: texts.delete, icon: Trash2, danger: true, onClick: remove }]} />
            </span>
          )}
        </div>
        <p className="text-muted wrap-anywhere">{second}</p>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <StatePill certificate={certificate} />
          <WaitingMark id={certificate.id} />
        </div>
      </header>
      {isForm && <Draft certificate={certificate} />}
      {state === 'draft' && isSigned && <Signed certificate={certificate} />}
      {state !== 'draft' && state !== null && (
        <Issued certificate={certificate} correction={correction} onOpen={onOpen} />
      )}
      {state === null && <Kept certificate={certificate} />}
    </article>
  );
}

function Draft({ certificate }: { certificate: CertificateRow }) {
  const { data, isError, refetch } = useQuery(filledQuery(certificate));
  const definition = definitionFor(certificate);
  if (!definition || isError) return <NotLoaded retry={() => void refetch()} />;
  if (!data?.values) return <Spinner />;
  return (
    <Suspense fallback={<Spinner />}>
      <Form
        certificate={certificate}
        definition={definition}
        stored={data.values}
        others={data.others ?? none}
        leftOver={data.leftOver ?? none}
      />
    </Suspense>
  );
}

/** Signed offline: until it has its number, all that can be done is to say who gets a copy. */
function Signed({ certificate }: { certificate: CertificateRow }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Notice tone="info" icon={PenLine} title={texts.signedOffline} role="status" />
      <LeftNotice certificate={certificate} />
      <CopiesPart certificate={certificate} />
    </div>
  );
}

const issueKey = routeKey(certificatesRoutes.issue);

/** True while its signatures wait for a connection: what was signed must not change any more. */
const useIsSigned = (id: number): boolean =>
  useWaiting().entries.some(
    ({ route, params, standing }) =>
      route === issueKey && standing !== 'refused' && Number(params.certificateId) === id,
  );

function Kept({ certificate: { jobId } }: { certificate: CertificateRow }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{texts.keptHint}</p>
      <Link to={`/jobs?id=${jobId}`} className="py-2 font-strong underline underline-offset-3">
        {texts.openJob}
      </Link>
    </div>
  );
}

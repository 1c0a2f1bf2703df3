import BadgeCheck from 'lucide-react/icons/badge-check';
import { lazy, Suspense } from 'react';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { desk, owner } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { useCertificates } from '../../data/certificates.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { idIn } from '../../data/use-record.ts';
import { CertificateList } from './certificate-list.tsx';
import { texts } from './texts.ts';

const { Part: CertificateDetail, load: loadDetail } = readyPart(
  () => import('./detail.tsx'),
  () => <Spinner />,
);
const StartSheet = lazy(() => import('../../forms/certificates/start-sheet.tsx'));

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(certificatesRoutes.all);

/** Prefetches the code of a record and of a long list. */
export const ahead = () => Promise.all([loadDetail(), loadLongList()]);

/** All certificates, and the one of `?id=`. */
export default function CertificatesPage() {
  const list = useCertificates();
  // The office may have to add a property and a job first. In the field, a certificate starts from a job.
  const user = useSignedInUser();
  const mayStart = isAmong(user, openTo('sites.create', desk));
  const failed = useListFailed(list.error);
  const [idText, open] = useUrlState('id', { push: true, along: 'section send' });
  const [starting, start] = useUrlState('new', { push: true });
  const id = idIn(idText);
  if (failed) {
    return <ListFailure title={texts.prompt} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  const record = list.rows.find((row) => row.id === id);
  const correction = list.rows.find(({ state, corrects }) => state === 'draft' && corrects === id);
  const isOwner = isAmong(user, owner);
  const isRemovable = record?.isPastKeeping
    ? isOwner
    : record?.state === 'draft' && isAmong(user, openTo('certificates.remove', desk));
  return (
    <>
      <ListDetail
        listName={texts.title}
        detailKey={id}
        tools={isRemovable ? 1 : 0}
        onClose={() => open('')}
        list={
          <CertificateList
            list={list}
            chosenId={id}
            isOwner={isOwner}
            onStart={mayStart ? () => start('1') : undefined}
          />
        }
        detail={
          id === null ? null : (
            <RecordPlace
              kind="certificate"
              record={record}
              missing={!record && list.complete}
              error={record || list.complete ? null : list.error}
              retry={list.retry}
              asOf={list.asOf}
              icon={BadgeCheck}
              texts={texts}
              onClose={() => open('')}
            >
              {(certificate) => (
                <CertificateDetail
                  certificate={certificate}
                  correction={correction}
                  isRemovable={isRemovable}
                  onOpen={(other) => open(String(other))}
                  onClose={() => open('')}
                />
              )}
            </RecordPlace>
          )
        }
      />
      <Suspense>{mayStart && starting && <StartSheet onClose={() => start('')} />}</Suspense>
    </>
  );
}

import type { CertificateRow } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { useConfirm } from '../../components/confirm.tsx';
import { texts } from './texts.ts';

/** Deletes a draft, or certificates that were kept long enough, after saying what goes. */
export const useRemove = (certificates: readonly CertificateRow[], onGone: () => void) => {
  const confirm = useConfirm();
  const { mutate } = useCall(certificatesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  const remove = async () => {
    const [draft] = certificates.filter(({ state }) => state === 'draft');
    const names = certificates.map(({ number }) => number).join(', ');
    const question = draft
      ? { title: texts.deleteQuestion(certificateName(draft)), description: texts.deleteHint }
      : { title: `${texts.deleteOld(certificates.length)}?`, description: texts.deleteOldHint(names) };
    if (!(await confirm({ ...question, action: texts.delete, danger: true }))) return;
    onGone();
    for (const { id, jobId } of certificates) mutate({ params: { id: jobId, certificateId: id } });
  };
  return () => void remove();
};

import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { certificatesRoutes } from '#shared/certificates/contract.ts';
import { dueCertificates } from './due.ts';
import { listCertificates, readCertificate, type StoredCertificate, shown } from './list.ts';
import { remindOfDue } from './remind.ts';
import { removeCertificate } from './remove.ts';
import { createCertificate, keepFile, updateCertificate } from './store.ts';

const placeOf = (userId: string, { id, certificateId }: { id: number; certificateId: number }) => ({
  userId,
  jobId: id,
  id: certificateId,
});
const again = (kept: unknown) => shown(kept as StoredCertificate);

interface OfOne {
  user: StoredUser;
  params: { id: number; certificateId: number };
}
const asItIs = async (_: unknown, { user, params }: OfOne) =>
  shown(await readCertificate(placeOf(user.userId, params)));

export const handler = serve(
  certificatesRoutes,
  {
    due: ({ user, query }) => dueCertificates(user.userId, query),
    list: ({ user, params, query }) => listCertificates(user.userId, params.id, query),
    create: ({ user, params, body, once }) =>
      createCertificate({ userId: user.userId, jobId: params.id }, body, once),
    update: ({ user, params, body }) => updateCertificate(placeOf(user.userId, params), body),
    putFile: ({ user, params, body }) => keepFile(placeOf(user.userId, params), body.file.bytes),
    remind: ({ user, params, body, once }) => remindOfDue(user, placeOf(user.userId, params), body, once),
    remove: ({ user, params }) => removeCertificate(placeOf(user.userId, params)),
  },
  {
    again: { create: again, remind: again, update: asItIs, putFile: asItIs },
    present: {
      create: async ({ user, params }, certificateId) =>
        shown(await readCertificate(placeOf(user.userId, { ...params, certificateId }))),
      update: async ({ user, params }) => shown(await readCertificate(placeOf(user.userId, params))),
    },
  },
);

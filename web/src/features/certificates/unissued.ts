import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { foldedValues } from '#shared/certificates/merge.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { routeKey } from '#shared/route.ts';
import { sendCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { dropKept, keptKey, readKept, writeKept } from '../../store/kept-forms.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { useWaiting, type Whose } from '../../store/waiting.ts';

const keyOf = (user: Whose, id: number): string => keptKey(user, `unissued/${id}`);

/** Stores input for a draft that was issued meanwhile on another device; returns a function to call with it. */
export const useKeepUnissued = (id: number) => {
  const cache = useQueryClient();
  const key = keyOf(useSignedInUser(), id);
  return useCallback(
    (values: FormValues): void => {
      const before = readKept(key)?.values as FormValues | undefined;
      const all = before ? foldedValues({ values: before }, { values }).values : values;
      writeKept(key, null, all);
      cache.setQueryData(['unissued', key], all);
    },
    [cache, key],
  );
};

const isAbout = ({ route, params, standing }: MutationEntry, id: number): boolean =>
  standing === 'refused' &&
  route === routeKey(certificatesRoutes.putValues) &&
  Number(params.certificateId) === id;

export interface Unissued {
  /** Moves it into the new version. */
  putInto: (draft: { id: number; jobId: number }) => Promise<void>;
}

/** Input for a certificate that arrived after it was issued: stored by this screen, or refused in the queue. */
export const useUnissued = ({ id }: CertificateRow): Unissued | undefined => {
  const cache = useQueryClient();
  const user = useSignedInUser();
  const key = keyOf(user, id);
  const { data: kept } = useQuery({
    queryKey: ['unissued', key],
    queryFn: () => (readKept(key)?.values as FormValues | undefined) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refused = useWaiting().entries.filter((entry) => isAbout(entry, id));
  if (!kept && refused.length === 0) return undefined;
  const typed = [
    ...refused.map(({ set }) => set as { values: FormValues }),
    ...(kept ? [{ values: kept }] : []),
  ];
  const { values } = typed.reduce((before, after) => foldedValues(before, after));
  return {
    putInto: async (draft) => {
      const params = { id: draft.jobId, certificateId: draft.id };
      await sendCall(cache, certificatesRoutes.putValues, { params, body: { values } }, {});
      dropKept(key);
      cache.setQueryData(['unissued', key], null);
      const { openOutbox } = await import('../../store/open-outbox.ts');
      await (await openOutbox(user)).remove(refused);
    },
  };
};

import { useCallback, useDeferredValue, useMemo } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { definitionOf, isWrittenKind } from '#shared/certificates/definitions/definitions.ts';
import { othersAt } from '#shared/certificates/differing.ts';
import { type Check, check } from '#shared/certificates/engine/check.ts';
import type { Definition } from '#shared/certificates/engine/definition.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { FormValues, Others } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { read } from '../../../api/read.ts';
import { type Gap, gapsOf } from './findings.ts';
import { useDraft } from './use-draft.ts';

/** A certificate's form definition; undefined for one that is only stored. */
export const definitionFor = ({ kind, edition }: Pick<CertificateRow, 'kind' | 'edition'>) =>
  isWrittenKind(kind) && edition !== null ? definitionOf(kind, edition) : undefined;

export const filledQuery = ({ id, jobId }: Pick<CertificateRow, 'id' | 'jobId'>) =>
  read(certificatesRoutes.get, { params: { id: jobId, certificateId: id } });

export interface OpenForm {
  certificate: CertificateRow;
  definition: Definition;
  values: FormValues;
  found: Check;
  /** What another device answered where this one answered unseen, by path. */
  others: Readonly<Record<string, unknown>>;
  gaps: readonly Gap[];
  draft: ReturnType<typeof useDraft>;
}

/** An open draft with its form's validation, which is deferred on slow devices. */
export const useForm = (
  certificate: CertificateRow,
  { definition, stored, others: given }: { definition: Definition; stored: FormValues; others: Others },
): OpenForm => {
  const draft = useDraft(certificate, definition, stored);
  const behind = useDeferredValue(draft.values);
  const { edition, site } = certificate;
  // The nation determines the law.
  const { tenure, nation } = site ?? {};
  const found = useMemo(
    () =>
      check(definition, behind, {
        today: today(),
        edition: edition ?? undefined,
        context: { tenure, nation },
      }),
    [definition, behind, edition, tenure, nation],
  );
  const others = useMemo(() => othersAt(behind, given), [behind, given]);
  const gaps = useMemo(() => gapsOf(definition, found, others), [definition, found, others]);
  return { certificate, definition, values: draft.values, found, others, gaps, draft };
};

/** The findings at a path. */
export const useFindings = ({ missing, invalid, warnings, computed }: Check) => {
  const at = useMemo(() => {
    const doubtful = new Map<string, string>();
    for (const { path, message } of warnings)
      doubtful.set(path, [doubtful.get(path), message].filter(Boolean).join('\n'));
    return {
      missing: new Set(missing),
      wrong: new Map(invalid.map(({ path, message }) => [path, message])),
      doubtful,
    };
  }, [missing, invalid, warnings]);
  return useCallback(
    (path: string) => ({
      isMissing: at.missing.has(path),
      wrong: at.wrong.get(path),
      warning: at.doubtful.get(path),
      computed: computed[path],
    }),
    [at, computed],
  );
};

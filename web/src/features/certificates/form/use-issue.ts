import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignatureAsked, SignerRole } from '#shared/certificates/engine/definition.ts';
import { fieldsIn, textIn } from '#shared/certificates/engine/values.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import type { SignatureInput } from '#shared/certificates/written.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { fromServer } from '../../../api/from-server.ts';
import { useCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { isUnreachable } from '../../../store/api-error.ts';
import { texts } from '../texts.ts';
import { keepableOf, patchOf } from './patch.ts';
import { isSigned, noSigning, type Signing } from './signer.tsx';
import { filledQuery, type OpenForm } from './use-form.ts';

/** SHA-256 in hex, as the server hashes what is signed. */
const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The initial name of a signer, from the form. */
const nameIn = (form: OpenForm, role: SignerRole): string => {
  const keys: Partial<Record<SignerRole, string[]>> = {
    engineer: ['engineerName', 'responsibleEngineer'],
    customer: ['tenantName', 'responsibleName', 'client'],
    designer: ['designName'],
    constructor: ['constructionName'],
    inspector: ['inspectionName'],
  };
  for (const key of keys[role] ?? [])
    for (const section of form.definition.sections) {
      const found = section.repeat ? undefined : textIn(fieldsIn(form.values, section.key), key);
      if (found) return found;
    }
  return '';
};

const asSignature = ({ role, statement }: SignatureAsked, signing: Signing): SignatureInput => {
  const { how, name, strokes, reason } = signing;
  if (how === 'absent') return { role, absent: true, reason: reason.trim() };
  const signed = { role, name: name.trim(), statement, signedAt: new Date().toISOString() };
  return how === 'draw' ? { ...signed, strokes } : { ...signed, typed: true };
};

/** The signatures on the last screen, and issuing. */
export const useIssue = (form: OpenForm) => {
  const { certificate, definition, draft, found, values } = form;
  const cache = useQueryClient();
  const [signings, setSignings] = useState<Partial<Record<SignerRole, Signing>>>({});
  const [areSeen, setSeen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const call = useCall(certificatesRoutes.issue, { success: texts.issued, failure: texts.issueFailed });
  const signingOf = (role: SignerRole): Signing => signings[role] ?? noSigning(nameIn(form, role));
  const isMissing = ({ role, required }: SignatureAsked): boolean => required && !isSigned(signingOf(role));
  const signatures = () =>
    definition.signatures.flatMap((asked) => {
      const signing = signingOf(asked.role);
      return isSigned(signing) ? [asSignature(asked, signing)] : [];
    });

  /**
   * The server's version is signed: anything typed on another device meanwhile must be read first. Without a connection this
   * device's version is; if the server then has another, it refuses the signatures.
   */
  const hashToSign = async (): Promise<string | undefined> => {
    if (!(await draft.flush())) {
      toast({ tone: 'danger', title: 'Error', description: texts.unsent });
      return undefined;
    }
    const there = await cache
      .fetchQuery({ ...filledQuery(certificate), ...fromServer })
      .catch((error: Error) =>
        isUnreachable(error) ? cache.fetchQuery(filledQuery(certificate)) : Promise.reject(error),
      );
    const typed = keepableOf(definition, values);
    const isOther = Object.keys(patchOf(definition, there.values ?? {}, typed)).length > 0;
    if (isOther) toast({ tone: 'danger', title: 'Error', description: texts.changedElsewhere });
    return isOther ? undefined : (there.hash ?? sha256(canonicalJson(there.values ?? {})));
  };

  const issue = async () => {
    setTried(true);
    const isRead = found.warnings.length === 0 || areSeen;
    if (!found.issuable || !isRead || definition.signatures.some(isMissing)) return;
    setChecking(true);
    try {
      const hash = await hashToSign();
      if (hash === undefined) return;
      const warningsSeen = found.warnings.map(({ code, path }) => `${code}@${path}`);
      const params = { id: certificate.jobId, certificateId: certificate.id };
      await call.mutateAsync({ params, body: { hash, signatures: signatures(), warningsSeen } });
    } catch {
      // The call has already reported it.
    } finally {
      setChecking(false);
    }
  };

  return {
    signingOf,
    sign: (role: SignerRole, signing: Signing) => setSignings((before) => ({ ...before, [role]: signing })),
    errorOf: (asked: SignatureAsked) =>
      isTried && isMissing(asked) ? texts.signatureMissing(texts.roles[asked.role]) : undefined,
    seen: { areSeen, setSeen, error: isTried && !areSeen ? texts.readWarnings : undefined },
    issue: () => void issue(),
    busy: isChecking || call.isPending,
  };
};

import type { CertificateState } from '../../certificates/written.ts';
import { conflict } from '../../kernel/refusal.ts';

/** Throws 409 for a version that is not in force. */
export const refuseOutOfForce = ({ state }: { state?: CertificateState | null | undefined }): void => {
  if (state === 'replaced') throw conflict('A newer version has replaced this one');
  if (state !== 'issued') throw conflict('This has not been issued, or was withdrawn');
};

/** Throws 409 if a draft is already to replace this version. */
export const refuseCorrected = (isOpen: boolean): void => {
  if (isOpen) throw conflict('A new version of this is open already');
};

/** What withdrawing a version changes: its PDF is drawn anew, with the reason. Throws 409 for one that is not in force or is being replaced. */
export const withdrawalOf = (
  head: { state?: CertificateState | null | undefined },
  isCorrected: boolean,
  reason: string,
) => {
  refuseOutOfForce(head);
  refuseCorrected(isCorrected);
  return { state: 'withdrawn' as const, reason };
};

interface Issued {
  id: number;
  kind: unknown;
  siteId?: unknown;
  edition?: unknown;
  day?: unknown;
  version?: number | null | undefined;
}

/** The head of a new version, which starts with the content of the old one and gets its number when it is issued. */
export const correctionOf = <T extends Issued>(before: T, reason: string) => {
  const { id: corrects, kind, siteId, edition, day, version } = before as Required<T>;
  const form = { kind, siteId, edition, day, version: (version ?? 1) + 1, corrects, reason };
  return { ...form, source: 'written' as const, state: 'draft' as const };
};

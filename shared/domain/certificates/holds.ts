import type { CertificateState } from '../../certificates/written.ts';

/** True if a certificate counts: not a draft, replaced or withdrawn. */
export const holds = ({ state }: { state?: CertificateState | null | undefined }): boolean =>
  !state || state === 'issued';

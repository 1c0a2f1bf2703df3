import type { CertificateState } from '../../certificates/written.ts';

/** A draft says nothing yet, and what was replaced or withdrawn nothing more. */
export const holds = ({ state }: { state?: CertificateState | null | undefined }): boolean =>
  !state || state === 'issued';

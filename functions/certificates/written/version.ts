import type { Computed, Warning } from '#shared/certificates/engine/form.ts';
import type { FormValues, SignatureInput } from '#shared/certificates/written.ts';

/** A signature as it is kept: with the service's time beside the device's, and what was signed. */
export type Signature = SignatureInput & { receivedAt: string; hash: string };

/** Who a certificate is from, as they were named when it was issued. */
export interface Issuer {
  name: string;
  address?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** A photo of what was found, by its content. */
export interface IssuedPhoto {
  id: number;
  /** Of its bytes, in hex. */
  sha256: string;
  /** Of what in the form, `defects.2`. */
  path?: string;
  caption?: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What was issued. It never changes. */
export interface IssuedForm {
  kind: string;
  edition: string;
  number: string;
  version: number;
  corrects?: string | undefined;
  reason?: string | undefined;
  day: string;
  issuedAt: string;
  values: FormValues;
  hash: string;
  computed: Record<string, Computed>;
  outcome: string | null;
  nextDue: string | null;
  issuer: Issuer;
  site: { id: number; address: string; postcode: string };
  client: { id: number; name: string };
  warnings: Warning[];
  signatures: Signature[];
  photos?: IssuedPhoto[];
}

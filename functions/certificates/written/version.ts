import type { Computed, Warning } from '#shared/certificates/engine/form.ts';
import type { FormValues, SignatureInput } from '#shared/certificates/written.ts';

/** A signature as stored: with the server's time beside the device's, and the hash of what was signed. */
export type Signature = SignatureInput & { receivedAt: string; hash: string };

/** The issuer of a certificate, as named when it was issued. */
export interface Issuer {
  name: string;
  address?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** The electrical scheme that it is a member of, with its number. */
  scheme?: string | undefined;
}

/** A photo as evidence, identified by its content. */
export interface IssuedPhoto {
  id: number;
  /** The hash of its bytes, in hex. */
  sha256: string;
  /** The path of what it shows in the form, `defects.2`. */
  path?: string;
  caption?: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** An issued form. It never changes. */
export interface IssuedForm {
  kind: string;
  edition: string;
  number: string;
  /** Written on a copy that was left on site before the certificate had a number. */
  reference?: string | undefined;
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

import { S3Error } from './error.ts';

/** The signed parts of a request, as received. */
export interface SignedRequest {
  method: string;
  /** Percent-encoded, as sent. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
}

/** A request's signature parameters, from its Authorization header or presigned URL. */
export interface Signing {
  accessKey: string;
  /** `20261120/eu-west-2/s3/aws4_request` */
  scope: string;
  /** `20261120T090000Z` */
  date: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
  /** How long a presigned URL is valid, in seconds. */
  expires?: number;
}

const skewMs = 15 * 60 * 1000;
const longestExpiry = 7 * 24 * 60 * 60;
const shape = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const denied = (message: string) => new S3Error(403, 'AccessDenied', message);

function split(credential: string): { accessKey: string; scope: string } {
  const slash = credential.indexOf('/');
  return { accessKey: credential.slice(0, slash), scope: credential.slice(slash + 1) };
}

function fromHeader({ headers }: SignedRequest): Signing {
  const [, credential = '', names = '', signature = ''] = shape.exec(headers.authorization ?? '') ?? [];
  if (!signature) throw denied('The request is not signed.');
  return {
    ...split(credential),
    date: headers['x-amz-date'] ?? '',
    signedHeaders: names.split(';'),
    signature,
    payloadHash: headers['x-amz-content-sha256'] ?? '',
  };
}

function fromQuery({ query }: SignedRequest): Signing {
  const expires = Number(query.get('X-Amz-Expires'));
  if (!(expires > 0 && expires <= longestExpiry)) throw denied('The address says no proper expiry.');
  return {
    ...split(query.get('X-Amz-Credential') ?? ''),
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    expires,
  };
}

/** Epoch milliseconds of `20261120T090000Z`; NaN for anything else. */
const instant = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function checkTime({ date, scope, expires }: Signing, now: number): void {
  const age = now - instant(date);
  if (Number.isNaN(age) || !scope.startsWith(date.slice(0, 8))) throw denied('The date is malformed.');
  if (age < -skewMs) throw new S3Error(403, 'RequestTimeTooSkewed', 'The request is dated in the future.');
  if (expires !== undefined && age > expires * 1000) throw denied('Request has expired');
  if (expires === undefined && age > skewMs) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The request is too old.');
  }
}

/** Parses a request's signature parameters; throws if it is unsigned or expired. `now` is in epoch milliseconds. */
export function readSigning(request: SignedRequest, accessKey: string, now = Date.now()): Signing {
  const signing = request.query.has('X-Amz-Signature') ? fromQuery(request) : fromHeader(request);
  if (signing.accessKey !== accessKey) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The access key is not known here.');
  }
  // A signature without the host could be replayed elsewhere.
  if (!signing.signedHeaders.includes('host')) throw denied('The host header must be signed.');
  checkTime(signing, now);
  return signing;
}

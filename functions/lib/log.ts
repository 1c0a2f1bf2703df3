import { Logger } from '@aws-lambda-powertools/logger';

/** Patterns of what must not outlive an account: an email address, a phone number, an IBAN, a sort code; and of keys and tokens. */
const secret = [
  /(?:\\?"[^"\\\r\n]{1,64}\\?"|[^\s@<>"'(),;:=&?[\]\\]+)(?:@|%40)[^\s@<>"'(),;:&?[\]\\]+\.\p{L}{2,}/giu,
  /(?<![\w.-])(?:\+44|0044|\(?0)[\s-]?(?:\(0\)[\s-]?)?\d(?:\)?[\s-]?\d){8,9}(?![\w-])/g,
  /\bGB\d{2}\s?[A-Z]{4}(?:\s?\d){14}\b/g,
  /(?<![\w-])\d{2}-\d{2}-\d{2}(?![\w-])/g,
  // A customer's link and a session are 32 bytes in base64url; Stripe's keys have a prefix; the identity provider's tokens three parts.
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /\b(?:[sr]k_(?:live|test)|whsec)_\w+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];

/** Removes personal data and keys from a text: a provider's error may name the recipient, or quote a link. */
export const withoutPersonal = (text: string): string =>
  secret.reduce((left, shape) => left.replace(shape, '[removed]'), text);

const redact = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutPersonal(value) : value;

/**
 * Structured logs: one JSON line each, with the request id and whether it was a cold start. Logs outlive erased accounts, so we
 * redact personal data and keys in every line, errors included. The service name comes from the environment, set by CDK.
 */
export const logger = new Logger({ jsonReplacerFn: redact });

import { Logger } from '@aws-lambda-powertools/logger';

/** Patterns of personal data: an email address, a phone number as people write it, an IBAN, a sort code. */
const personal = [
  /[^\s@<>"'(),;:=[\]\\]+@[^\s@<>"'(),;:[\]\\]+\.[a-z]{2,}/giu,
  /(?<![\w.-])(?:\+44|0)[\s-]?\d(?:[\s-]?\d){8,9}(?![\w-])/g,
  /\bGB\d{2}\s?[A-Z]{4}(?:\s?\d){14}\b/g,
  /(?<![\w-])\d{2}-\d{2}-\d{2}(?![\w-])/g,
];

/** Removes personal data from a text: a provider's error may name the recipient. */
export const withoutPersonal = (text: string): string =>
  personal.reduce((left, shape) => left.replace(shape, '[removed]'), text);

const redact = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutPersonal(value) : value;

/**
 * Structured logs: one JSON line each, with the request id and whether it was a cold start. Logs outlive erased accounts, so we
 * redact personal data in every line, errors included. The service name comes from the environment, set by CDK.
 */
export const logger = new Logger({ jsonReplacerFn: redact });

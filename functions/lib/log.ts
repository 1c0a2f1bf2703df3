import { Logger } from '@aws-lambda-powertools/logger';

/** Shapes of what is somebody's: an address of e-mail, a telephone number as people write it, an IBAN, a sort code. */
const personal = [
  /[^\s@<>"'(),;:=[\]\\]+@[^\s@<>"'(),;:[\]\\]+\.[a-z]{2,}/giu,
  /(?<![\w.-])(?:\+44|0)[\s-]?\d(?:[\s-]?\d){8,9}(?![\w-])/g,
  /\bGB\d{2}\s?[A-Z]{4}(?:\s?\d){14}\b/g,
  /(?<![\w-])\d{2}-\d{2}-\d{2}(?![\w-])/g,
];

/** The text without what is personal in it: a provider's own words name whom it could not reach. */
export const withoutPersonal = (text: string): string =>
  personal.reduce((left, shape) => left.replace(shape, '[removed]'), text);

const redact = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutPersonal(value) : value;

/**
 * Structured logs: one JSON line each, with the request's id and whether the start was cold. Logs are kept for longer than an
 * erased account, so whatever looks personal is taken out of every line, errors included. The service's name comes from the
 * environment, as CDK sets it.
 */
export const logger = new Logger({ jsonReplacerFn: redact });

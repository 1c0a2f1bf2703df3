import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs: one JSON line each, with the request's id and whether the start was cold. Nothing personal goes in.
 * The service's name comes from the environment, as CDK sets it. */
export const logger = new Logger();

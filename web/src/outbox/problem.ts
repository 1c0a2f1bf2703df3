import type { ApiError } from '../api/api-error.ts';
import type { Problem } from './entry.ts';

/** A refusal as an entry keeps it. */
export const problemOf = ({ status, code, reason, issues }: ApiError): Problem => ({
  status,
  ...(code && { code }),
  message: reason,
  issues,
});

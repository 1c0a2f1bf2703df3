import type { ApiError } from '../api/api-error.ts';
import type { Problem } from './entry.ts';

/** A refusal as an entry keeps it. */
export const problemOf = ({ status, reason, issues }: ApiError): Problem => ({
  status,
  message: reason,
  issues,
});

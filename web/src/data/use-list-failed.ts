import { useSearchParams } from 'react-router-dom';
import { isUnreachable } from '../store/api-error.ts';

/** The search parameters that open an empty form or one record, which may be here although its list isn't. */
const opening = ['new', 'id', 'draft'];

/** Why a page can't show its list; null also if only the connection is missing and the URL opens something else. */
export const useListFailed = (error: Error | null): Error | null => {
  const [params] = useSearchParams();
  return error && isUnreachable(error) && opening.some((name) => params.has(name)) ? null : error;
};

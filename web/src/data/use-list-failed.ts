import { useSearchParams } from 'react-router-dom';
import { isUnreachable } from '../store/api-error.ts';

/** What in the address opens the form of something new, or one record, which may lie here although its list does not. */
const opening = ['new', 'id', 'draft'];

/** Why a page cannot show its list; null also where only the connection is missing for it, and the address opens something else. */
export const useListFailed = (error: Error | null): Error | null => {
  const [params] = useSearchParams();
  return error && isUnreachable(error) && opening.some((name) => params.has(name)) ? null : error;
};

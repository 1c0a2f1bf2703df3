import { useSearchParams } from 'react-router-dom';
import { isUnreachable } from '../api/api-error.ts';

/**
 * Why a page cannot show its list; null also where somebody makes something new and only the connection is missing: that can
 * wait, whether or not the list is on this device.
 */
export const useListFailed = (error: Error | null): Error | null => {
  const [params] = useSearchParams();
  return error && isUnreachable(error) && params.has('new') ? null : error;
};

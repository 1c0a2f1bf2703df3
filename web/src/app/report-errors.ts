import { browserErrorLimits } from '#shared/account/browser-error.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { ApiError } from '../store/api-error.ts';

/** One bug causes many errors; the first few are enough to find it. */
const mostOfPage = 5;
const told = new Set<string>();

/** Errors that are no bug: refusals, missing answers, aborted requests. */
const isExpected = (error: unknown): boolean =>
  error instanceof ApiError ||
  !navigator.onLine ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) ||
  (error instanceof TypeError && /fetch|import|load/i.test(error.message));

const cut = (text: string, most: number): string => text.slice(0, most);

/**
 * Reports a browser error to the server, each one once. Our messages never contain what was typed, and the server removes
 * addresses and numbers.
 */
export const report = (error: unknown): void => {
  if (isExpected(error) || !queryClient.getQueryData(userQuery.queryKey)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const said = cut(message.replace(/\s+/g, ' ').trim() || 'It did not say', browserErrorLimits.message);
  if (told.has(said) || told.size >= mostOfPage) return;
  told.add(said);
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const body = {
    message: said,
    place: cut(location.pathname, browserErrorLimits.place),
    build: cut(build, browserErrorLimits.build),
    stack: cut(stack ?? '', browserErrorLimits.stack),
  };
  // Nobody waits for the report, and nobody needs to know if it fails.
  void call(accountRoutes.reportError, { body }).catch(() => undefined);
};

/** From now on, reports every error that nothing else catches. */
export const reportErrors = (): void => {
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
};

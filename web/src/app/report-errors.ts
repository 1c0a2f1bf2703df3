import { browserErrorLimits } from '#shared/account/browser-error.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { ApiError } from '../store/api-error.ts';

/** One fault draws many errors after it; the first few say which it was. */
const mostOfPage = 5;
const told = new Set<string>();

/** What is no fault of the app: what the service refused, what got no response, what was given up. */
const isExpected = (error: unknown): boolean =>
  error instanceof ApiError ||
  !navigator.onLine ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) ||
  (error instanceof TypeError && /fetch|import|load/i.test(error.message));

const cut = (text: string, most: number): string => text.slice(0, most);

/** Tells the service what went wrong here, each thing once. What was typed is in no error's words of ours; the service takes addresses and numbers out. */
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
  // Nobody waits for it, and there is nobody to tell if it fails.
  void call(accountRoutes.reportError, { body }).catch(() => undefined);
};

/** Tells of what nothing in the app has caught, from now on. */
export const reportErrors = (): void => {
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
};

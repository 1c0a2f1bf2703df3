import { useQuery } from '@tanstack/react-query';
import { filingRoutes } from '#shared/filing/routes.ts';
import type { FiledTax } from '#shared/filing/taxes.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ApiError, isBusyStatus } from '../../../store/api-error.ts';

/** HMRC takes few calls of the whole app: what it said is good for so long, in milliseconds, or until it is asked again. */
const goodForMs = 5 * 60 * 1000;

/** What a change of any of it asks for again. */
export const allFiling = ['/api/filing'] as const;

const connectionsQuery = read(filingRoutes.connections, {});

/** How the business is connected to HMRC for a tax; `data` is undefined until it is known. */
export const useConnection = (tax: FiledTax) => {
  const { data, ...query } = useQuery(connectionsQuery);
  return { ...query, data: data?.connections.find((each) => each.tax === tax) };
};

/** The owner alone connects and files; the others read. */
export const useIsOwner = (): boolean => useSignedInUser().firm?.role === 'owner';

/** The VAT periods as HMRC has them. */
export const useObligations = () =>
  useQuery({ ...read(filingRoutes.vatObligations, {}), staleTime: goodForMs });

/** How often what is three questions to HMRC is asked again where HMRC is busy, and after how long, in milliseconds. */
const again = { most: 3, afterMs: 2000 };

const isBusy = (error: unknown): boolean => error instanceof ApiError && isBusyStatus(error.status);

/** What HMRC says is owed, paid, and counted against a business. */
export const useVatAccount = () =>
  useQuery({
    ...read(filingRoutes.vatAccount, {}),
    staleTime: goodForMs,
    retry: (count, error) => count < again.most && isBusy(error),
    retryDelay: again.afterMs,
  });

/** How HMRC has the business registered; asked once the account is there, as HMRC takes few calls. */
export const useVatInformation = (isReady: boolean) =>
  useQuery({ ...read(filingRoutes.vatInformation, {}), staleTime: goodForMs, enabled: isReady });

/** How often to ask while a return is being sent, in milliseconds. */
const sendingMs = 3000;

/** The return of a period. */
export const useVatReturn = (end: string) =>
  useQuery({
    ...read(filingRoutes.vatReturn, { params: { end } }),
    refetchInterval: ({ state }) => state.data?.status === 'sending' && sendingMs,
  });

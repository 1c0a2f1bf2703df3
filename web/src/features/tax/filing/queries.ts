import { useQuery } from '@tanstack/react-query';
import { filingRoutes } from '#shared/filing/routes.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ApiError, isBusyStatus } from '../../../store/api-error.ts';

/** HMRC limits the whole app's calls: how long its answers are cached, in milliseconds, unless refreshed. */
const goodForMs = 5 * 60 * 1000;

const connectionsQuery = read(filingRoutes.connections, {});

/** The connection to HMRC for a tax; `data` is undefined until known. */
export const useConnection = (tax: FiledTax) => {
  const { data, ...query } = useQuery(connectionsQuery);
  return { ...query, data: data?.connections.find((each) => each.tax === tax) };
};

/** Only the owner connects and files; the others can view. */
export const useIsOwner = (): boolean => useSignedInUser().firm?.role === 'owner';

/** HMRC's VAT periods. */
export const useObligations = () =>
  useQuery({ ...read(filingRoutes.vatObligations, {}), staleTime: goodForMs });

/** The VAT returns sent from here, which don't need HMRC. */
export const useFiledReturns = () => useQuery(read(filingRoutes.vatFiled, {}));

/** The retries of what takes three calls to HMRC, if HMRC is busy, and their delay in milliseconds. */
const again = { most: 3, afterMs: 2000 };

const isBusy = (error: unknown): boolean => error instanceof ApiError && isBusyStatus(error.status);

/** What HMRC says is owed and paid, and the penalties. */
export const useVatAccount = () =>
  useQuery({
    ...read(filingRoutes.vatAccount, {}),
    staleTime: goodForMs,
    retry: (count, error) => count < again.most && isBusy(error),
    retryDelay: again.afterMs,
  });

/** What a penalty stands at. */
export const useVatPenalty = (reference: string) =>
  useQuery({ ...read(filingRoutes.vatPenalty, { params: { reference } }), staleTime: goodForMs });

/** The business's registration at HMRC; fetched after the account, because HMRC limits calls. */
export const useVatInformation = (isReady: boolean) =>
  useQuery({ ...read(filingRoutes.vatInformation, {}), staleTime: goodForMs, enabled: isReady });

/** The polling interval while a return is being sent, in milliseconds. */
const sendingMs = 3000;

/** A period's return. */
export const useVatReturn = (end: string) =>
  useQuery({
    ...read(filingRoutes.vatReturn, { params: { end } }),
    refetchInterval: ({ state }) => state.data?.status === 'sending' && sendingMs,
  });

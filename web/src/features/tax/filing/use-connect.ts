import { filingRoutes } from '#shared/filing/routes.ts';
import type { FiledTax } from '#shared/filing/taxes.ts';
import { useCall } from '../../../api/use-call.ts';
import { filingTexts as words } from './texts.ts';

/** Sends the browser to HMRC's sign-in, from where it comes back to the tax page. Income Tax wants a National Insurance number. */
export const useConnect = (tax: FiledTax) => {
  const { mutate, isPending, isSuccess } = useCall(filingRoutes.connect, {
    failure: words.connectFailed,
    onSuccess: ({ url }) => location.assign(url),
  });
  // The page stands until HMRC's has come.
  return {
    connect: (nino?: string) => mutate({ body: { tax, ...(nino !== undefined && { nino }) } }),
    busy: isPending || isSuccess,
  };
};

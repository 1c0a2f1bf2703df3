import { filingRoutes } from '#shared/filing/routes.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { useCall } from '../../../api/use-call.ts';
import { filingTexts as words } from './texts.ts';

/** Opens HMRC's sign-in, which returns to the tax page. Income Tax needs a National Insurance number. */
export const useConnect = (tax: FiledTax) => {
  const { mutate, isPending, isSuccess } = useCall(filingRoutes.connect, {
    failure: words.connectFailed,
    onSuccess: ({ url }) => location.assign(url),
  });
  // Stays busy until HMRC's page has loaded.
  return {
    connect: (nino?: string) => mutate({ body: { tax, ...(nino !== undefined && { nino }) } }),
    busy: isPending || isSuccess,
  };
};

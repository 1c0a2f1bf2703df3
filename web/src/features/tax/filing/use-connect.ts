import { filingRoutes } from '#shared/filing/contract.ts';
import { useCall } from '../../../api/use-call.ts';
import { filingTexts as words } from './texts.ts';

/** Sends the browser to HMRC's sign-in, from where it comes back to the tax page. */
export const useConnect = () => {
  const { mutate, isPending, isSuccess } = useCall(filingRoutes.connect, {
    failure: words.connectFailed,
    onSuccess: ({ url }) => location.assign(url),
  });
  // The page stands until HMRC's has come.
  return { connect: () => mutate({ body: { tax: 'vat' } }), busy: isPending || isSuccess };
};

import { useState } from 'preact/hooks';
import { call } from '../calls.ts';

/** Opens an invoice of a statement through its own token. */
export const useInvoice = (token: string, enter: (token: string) => void) => {
  const [busy, setBusy] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  const open = async (invoiceId: number) => {
    setBusy(invoiceId);
    setFailed(false);
    try {
      const { url } = await call('invoice', { token, invoiceId });
      enter(url.replace(/^.*#/, ''));
    } catch {
      setFailed(true);
      setBusy(undefined);
    }
  };
  return { busy, isFailed, open: (invoiceId: number) => void open(invoiceId) };
};

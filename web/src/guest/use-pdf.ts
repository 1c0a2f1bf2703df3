import { useState } from 'preact/hooks';
import { call } from './calls.ts';

/** Fetches the document as a PDF and hands it to the browser to keep. */
export const usePdf = (token: string, name: string) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const fetchIt = async () => {
    setState('busy');
    try {
      const address = URL.createObjectURL(await call('pdf', { token }));
      Object.assign(document.createElement('a'), {
        href: address,
        download: `${name.replace(/[/\\:]/g, '-')}.pdf`,
      }).click();
      // Some browsers read it only after the click has been handled.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, fetchIt: () => void fetchIt() };
};

export type Pdf = ReturnType<typeof usePdf>;

import { useState } from 'preact/hooks';
import { call } from './calls.ts';
import { saveAs } from './save-as.ts';

/** Downloads the document as a PDF. */
export const usePdf = (token: string, name: string) => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const fetchIt = async () => {
    setState('busy');
    try {
      saveAs(await call('pdf', { token }), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, fetchIt: () => void fetchIt() };
};

export type Pdf = ReturnType<typeof usePdf>;

import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { toast } from '../../../components/toast.ts';
import { filingTexts as words } from './texts.ts';

/** The tax that HMRC's sign-in has just connected, if the browser returns from it. Removes it from the URL. */
export const useCameBack = (): string | null => {
  const [params, setParams] = useSearchParams();
  const connected = params.get('connected');
  const [first] = useState(connected);
  useEffect(() => {
    if (!connected) return;
    toast(words.connected);
    const next = new URLSearchParams(params);
    next.delete('connected');
    next.set('part', connected === 'incomeTax' ? 'mtd' : 'vat');
    setParams(next, { replace: true });
  }, [connected, params, setParams]);
  return first;
};

const saidOf = (code: string): string =>
  code === 'access_denied' || code === 'state' ? words.refused[code] : words.refused.other;

/** Why HMRC's sign-in failed, if the browser returns from it. */
export function Refused() {
  const [params] = useSearchParams();
  const code = params.get('refused');
  if (!code) return null;
  return (
    <Notice tone="danger" icon={CircleX} title={words.refusedTitle} role="alert">
      {saidOf(code)}
    </Notice>
  );
}

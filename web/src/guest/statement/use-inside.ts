import { useEffect, useState } from 'preact/hooks';
import { goBack } from '../back.ts';
import { keep, kept } from '../kept.ts';

const name = 'inside';

/** After paying, the invoice that was paid is shown; its history entry is gone by then. */
const isBack = (): boolean => new URLSearchParams(location.search).has('paid');

const insideNow = (): string | null => {
  const { inside } = (history.state ?? {}) as { inside?: string };
  return inside ?? (isBack() ? kept(name) || null : null);
};

/** The open invoice of a statement. It is a history entry, so that Back closes it. */
export const useInside = () => {
  const [inside, setInside] = useState(insideNow);
  useEffect(() => {
    const follow = () => setInside(insideNow());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const enter = (token: string) => {
    keep(name, token);
    history.pushState({ inside: token }, '');
    setInside(token);
    scrollTo(0, 0);
  };
  const leave = () => {
    keep(name, '');
    if ((history.state as { inside?: string } | null)?.inside) goBack();
    else setInside(null);
  };
  return { inside, enter, leave };
};

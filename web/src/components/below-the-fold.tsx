import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { wasScrolled } from '../navigation/scroll.ts';

/**
 * What a phone's screen doesn't show before it is scrolled: rendered after the rest is on the screen, which it would delay. Not
 * when the page returns to where it was scrolled to: that needs its whole height.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [isAtOnce] = useState(() => wasScrolled(key));
  const isRendered = useDeferredValue(true, isAtOnce);
  return isRendered && children;
}

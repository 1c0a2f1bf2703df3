import type { LucideIcon } from 'lucide-react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { loginHref } from '../api/login-href.ts';
import { useUrlLink } from '../components/use-url-state.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { useWaiting, type Waiting } from '../store/waiting.ts';
import { texts } from './texts.ts';

/** Counts the changes that wait for the server, and those that wait for somebody. */
const countsOf = (entries: readonly MutationEntry[]): { waiting: number; refused: number } => {
  const refused = entries.filter(({ standing }) => standing === 'refused').length;
  return { waiting: entries.length - refused, refused };
};

const looks = 'flex min-h-11 items-center px-3 whitespace-nowrap underline underline-offset-3';

/** The bar's text and icon. */
const lineOf = ({ entries, stopped, isReached, wantsSignIn }: Waiting): [LucideIcon, string] => {
  const { waiting, refused } = countsOf(entries);
  if (stopped === 'signed-out') return [TriangleAlert, texts.signIn(entries.length)];
  if (stopped === 'locked') return [TriangleAlert, texts.locked(entries.length)];
  const counts = [refused && texts.needsYou(refused), waiting && texts.waiting(waiting)];
  const line = [!isReached && (wantsSignIn ? texts.wantsSignIn : texts.noSignal), ...counts]
    .filter(Boolean)
    .join(' · ');
  if (!isReached) return [CloudOff, line];
  return [refused ? TriangleAlert : Hourglass, line];
};

/** Publishes the bar's height, for elements that stick to the top of the page. */
const useHeight = () => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--strip-top', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip-top');
    };
  }, []);
  return box;
};

/** The bar with the length of the queue, on every page while it isn't empty; a press opens the list. */
export default function Strip() {
  const waiting = useWaiting();
  const link = useUrlLink('waiting');
  const box = useHeight();
  const [Icon, line] = lineOf(waiting);
  return (
    <div
      ref={box}
      role="status"
      className="no-print sticky top-0 z-20 flex min-h-11 items-center gap-2.5 bg-warning pt-[env(safe-area-inset-top)] pr-1 pl-4 text-small font-strong text-on-warning"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {waiting.stopped === 'signed-out' ? (
        <a
          href={loginHref()}
          className="flex min-h-11 min-w-0 flex-1 items-center underline underline-offset-3"
        >
          {line}
        </a>
      ) : (
        <span className="min-w-0 flex-1">{line}</span>
      )}
      {waiting.stopped === 'locked' && (
        <Link to="/subscription" className={looks}>
          Subscribe
        </Link>
      )}
      <Link {...link('1')} className={looks}>
        {texts.show}
      </Link>
    </div>
  );
}

import { useCallback, useState } from 'react';
import {
  type LinkProps,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { currentStep } from '../navigation/history.ts';

const withValue = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};

/** True if this history entry set the value: closing then goes back rather than adding an entry. */
const openedHere = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;

interface Options {
  /** Setting it adds a history entry (an opened record); otherwise the URL is replaced (typing). */
  push?: boolean;
  /** Space-separated names of parameters that only make sense with this one, and are removed with it. */
  along?: string;
}

/** State in a URL parameter, so that Back works and links can be shared. An empty value is left out. */
export function useUrlState(
  name: string,
  { push = false, along }: Options = {},
): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [value, showAtOnce] = useAhead(params.get(name) ?? '', push);
  const set = useCallback(
    (next: string) => {
      // The current value: by the time a reply closes it, it may already be closed.
      const { search, state } = currentStep().location;
      const now = new URLSearchParams(search).get(name) ?? '';
      if (push && value && !next) {
        if (now !== value) return;
        if (openedHere(state, name)) {
          void navigate(-1);
          return;
        }
      }
      const opens = push && !now && next !== '';
      const changed = () => {
        // From the URL itself: the router has the last render's, and another value may have been set since.
        const after = withValue(new URLSearchParams(window.location.search), name, next);
        if (along && next !== now) for (const each of along.split(' ')) after.delete(each);
        return after;
      };
      showAtOnce(next);
      setParams(changed, {
        replace: !opens,
        state: opens ? { opened: name } : state,
        preventScrollReset: true,
      });
    },
    [setParams, navigate, showAtOnce, name, push, along, value],
  );
  return [value, set];
}

/**
 * The router updates the URL asynchronously; a field that showed only the URL would lose letters and its caret. So input shows
 * immediately, and the URL overrides it when it changes otherwise.
 */
const useAhead = (inAddress: string, push: boolean): [string, (value: string) => void] => {
  const isOurs = useNavigationType() === 'REPLACE';
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (!isOurs) setTyped(inAddress);
  }
  return [push ? inAddress : typed, setTyped];
};

/** Creates links that set one URL parameter and keep the rest: `<Link {...linkTo('12')}>` for `?id=12`. */
export function useUrlLink(name: string): (value: string) => Omit<LinkProps, 'children'> {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const open = params.has(name);
  return (value) => ({
    to: { search: withValue(params, name, value).toString() },
    replace: open,
    state: open ? state : { opened: name },
    preventScrollReset: true,
  });
}

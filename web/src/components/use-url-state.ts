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

/** The step that put a value into the address; closing takes that step back rather than adding another. */
const openedHere = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;

interface Options {
  /** Setting it is a step that Back undoes (an opened record); otherwise the address is only replaced (typing). */
  push?: boolean;
  /** The names, apart by spaces, of values that mean something only beside this one, and go with it. */
  along?: string;
}

/** One value kept in the address bar, so that Back works and a link can be shared. An empty text is left out. */
export function useUrlState(
  name: string,
  { push = false, along }: Options = {},
): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [value, showAtOnce] = useAhead(params.get(name) ?? '', push);
  const set = useCallback(
    (next: string) => {
      // As it is now: what was drawn may be long closed, when a reply comes that closes it.
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
        // From the address itself: the router hands over what it drew last, and another value may have been set since.
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
 * The router changes the address a moment after it was asked to; a field that showed only the address would lose
 * letters and its caret. So what is typed shows at once, and the address overrules it when it moves by itself.
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

/** Makes links that set one value of the address and leave the rest: `<Link {...linkTo('12')}>` for `?id=12`. */
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

import { useState } from 'react';

/** What has been unfolded since the app started: a list is found as it was left. */
const opened = new Set<string>();

/** The unfolded state of the part with this name. */
export const useUnfolded = (name: string): [boolean, (open: boolean) => void] => {
  const [unfolded, setUnfolded] = useState(() => opened.has(name));
  const set = (open: boolean) => {
    if (open) opened.add(name);
    else opened.delete(name);
    setUnfolded(open);
  };
  return [unfolded, set];
};

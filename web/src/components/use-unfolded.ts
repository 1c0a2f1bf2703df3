import { useState } from 'react';

/** What was unfolded since the app began: whoever comes back to a list finds it as it was left. */
const opened = new Set<string>();

/** Whether the part with this name is unfolded. */
export const useUnfolded = (name: string): [boolean, (open: boolean) => void] => {
  const [unfolded, setUnfolded] = useState(() => opened.has(name));
  const set = (open: boolean) => {
    if (open) opened.add(name);
    else opened.delete(name);
    setUnfolded(open);
  };
  return [unfolded, set];
};

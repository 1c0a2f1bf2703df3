import { useEffect, useState } from 'react';

/** True for the first `ms` milliseconds of a component, while it may wait for what would move it. */
export const usePatience = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return !isOver;
};

import { useEffect, useState } from 'react';

/** Whether this part has stood for less than a time, in milliseconds: as long it may wait for what would move it. */
export const usePatience = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return !isOver;
};

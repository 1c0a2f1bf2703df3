import { useEffect, useState } from 'preact/hooks';
import { keep, keptJson } from './kept.ts';

/** State that survives a reload, by name; another name is another state. */
export const useKept = <T>(name: string, initial: T): [T, (value: T) => void] => {
  const [value, setValue] = useState<T>(() => (keptJson(name) as T | undefined) ?? initial);
  useEffect(() => {
    keep(name, JSON.stringify(value));
  }, [name, value]);
  return [value, setValue];
};

import { usePartyNames } from '../../forms/party/use-names.ts';
import { readable, type Values } from './form-values.ts';

/** Tells a field's value as people read it, clients and jobs by their names. */
export const useReadable = () => {
  const names = usePartyNames();
  return (name: keyof Values, value: unknown) => readable(name, value, names);
};

import { usePartyNames } from '../../forms/party/use-names.ts';
import { readable, type Values } from './form-values.ts';

/** Formats a field's value, with clients and jobs by name. */
export const useReadable = () => {
  const names = usePartyNames();
  return (name: keyof Values, value: unknown) => readable(name, value, names);
};

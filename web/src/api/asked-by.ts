import type { QueryKey } from '@tanstack/react-query';
import type { Asked } from '../store/use-view.ts';

type Params = Record<string, string | number>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The GET route behind a query key: `[path, params, query]` from `read`, `[path, 'pages', query]` from a list. Undefined for any
 * other key.
 */
export const askedBy = ([path, params, query]: QueryKey): Asked | undefined => {
  if (typeof path !== 'string' || !path.startsWith('/api/') || typeof params === 'number') return undefined;
  return {
    route: `GET ${path}`,
    input: {
      ...(isObject(params) && { params: params as Params }),
      ...(isObject(query) && { query }),
    },
    isList: params === 'pages',
  };
};

import type { QueryKey } from '@tanstack/react-query';
import type { Asked } from '../store/use-view.ts';

type Params = Record<string, string | number>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The GET route that a query asks, by its key: `[path, params, query]` of `read`, `[path, 'pages', query]` of a list. Undefined for a
 * query of something else.
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

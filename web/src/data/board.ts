import { boardRoutes } from '#shared/board/routes.ts';
import { read } from '../api/read.ts';

export const boardQuery = (from: string, days: '1' | '7' | '14') =>
  read(boardRoutes.get, { query: { from, days } });

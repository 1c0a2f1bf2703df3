import * as z from 'zod/mini';
import { date } from '../fields.ts';
import { contract, json } from '../route.ts';
import { board, boardMove, movedReply } from './board.ts';
import { boardRoutes } from './routes.ts';

export const boardContract = contract(boardRoutes, {
  get: {
    summary: 'The visits of 1, 7 or 14 days by person, and those without a day or a person',
    query: z.strictObject({ from: date, days: z.string().check(z.maxLength(4)) }),
    reply: json(board),
  },
  move: {
    summary: 'Move a visit to another day, time or person, and have its client told',
    body: boardMove,
    reply: json(movedReply),
  },
});

import * as z from 'zod/mini';
import { date } from '../fields.ts';
import { desk } from '../members/roles.ts';
import { json, resource } from '../route.ts';
import { board, boardMove, movedReply } from './board.ts';

export const boardRoutes = resource({
  get: {
    method: 'GET',
    path: '/api/board',
    access: 'business',
    roles: desk,
    summary: 'The visits of 1, 7 or 14 days by person, and those without a day or a person',
    query: z.strictObject({ from: date, days: z.string().check(z.maxLength(4)) }),
    reply: json(board),
  },
  move: {
    method: 'POST',
    path: '/api/board/moves',
    access: 'business',
    when: 'queued',
    roles: desk,
    summary: 'Move a visit to another day, time or person, and have its client told',
    body: boardMove,
    reply: json(movedReply),
  },
});

import { routes } from '#shared/routes.ts';
import { pictureForm } from '../forms.ts';
import type { Ready } from '../makers.ts';

const { tax } = routes;

export const taxReady: Record<string, Ready> = {
  'DELETE /api/tax/cis/{monthEnd}/{clientId}/file': (person, ids) =>
    person.answer(tax.putCisFile, {
      params: { monthEnd: '2026-05-05', clientId: ids.clients },
      body: pictureForm(),
    }),
  'DELETE /api/tax/cis/{monthEnd}/{clientId}': (person, ids) =>
    person.call(tax.cisStatement, {
      params: { monthEnd: '2026-05-05', clientId: ids.clients },
      body: { receivedOn: '2026-05-19' },
    }),
};

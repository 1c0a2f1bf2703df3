import { saidDue } from '#shared/domain/dues/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { dueEntity } from './entity.ts';

const saidIn = async (firmId: FirmId) => {
  const { data } = await dueEntity.query.byId({ firmId }).go({ consistent: true, pages: 'all' });
  return data.filter(saidDue);
};

/** The number of open due dates entered for a property. */
export const duesOfSite = async (firmId: FirmId, siteId: number): Promise<[number, string]> => [
  (await saidIn(firmId)).filter((due) => due.siteId === siteId).length,
  'due date',
];

/** Same, for a client. */
export const duesOfClient = async (firmId: FirmId, clientId: number): Promise<[number, string]> => [
  (await saidIn(firmId)).filter((due) => due.clientId === clientId).length,
  'due date',
];

import { getClient } from '#functions/clients/store.ts';
import { answerWords } from '#shared/certificates/shown-value.ts';
import { duesAsked, registerOf } from '#shared/domain/dues/register.ts';
import { doneOn } from '#shared/domain/dues/renewed.ts';
import type { Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { registered } from './read.ts';

const heading = [
  ...['Property', 'Postcode', 'Tenant', 'Paper', 'Number', 'Done on', 'Outcome', 'Open defects', 'Due'],
  'State',
];

const states: Partial<Record<Due['shown'], string>> = {
  overdue: 'Overdue',
  soon: 'Due soon',
  later: 'Due later',
  booked: 'Booked',
};

/**
 * A client's properties with what is due at each, as CSV for their manager: a row for each property and due date, and one for a
 * property without any. Throws 404.
 */
export const sitesFile = async (firmId: FirmId, clientId: number) => {
  const [client, all] = await Promise.all([getClient(firmId, clientId), registered(firmId)]);
  const papers = new Map(all.papers.map((paper) => [paper.id, paper]));
  const dues = duesAsked(registerOf(all), { clientId });
  const cellsOf = (due: Due) => {
    const paper = papers.get(due.certificateId ?? 0);
    return [
      ...[dueName(due), due.number ?? '', (paper ? doneOn(paper) : due.lastDoneOn) ?? ''],
      ...[paper?.outcome ? answerWords(paper.outcome) : '', paper?.openDefects?.toString() ?? ''],
      ...[due.dueOn, states[due.shown] ?? ''],
    ];
  };
  const rows = all.sites
    .filter((site) => site.clientId === clientId)
    .sort((a, b) => a.address.localeCompare(b.address) || a.id - b.id)
    .flatMap(({ id, name, address, postcode, contacts }) => {
      const property = [name, oneLineAddress(address)].filter(Boolean).join(', ');
      const tenants = contacts.filter(({ role }) => role === 'tenant').map((tenant) => tenant.name);
      const about = [property, postcode, tenants.join(', ')];
      const theirs = dues.filter(({ siteId }) => siteId === id).map(cellsOf);
      return (theirs.length > 0 ? theirs : [['', '', '', '', '', '', '']]).map((cells) => [
        ...about,
        ...cells,
      ]);
    });
  const { csvOf } = await import('#functions/lib/csv.ts');
  return {
    bytes: Buffer.from(csvOf([heading, ...rows], { bom: true })),
    fileName: `properties-${client.id}.csv`,
  };
};

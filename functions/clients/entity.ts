import { Entity } from 'electrodb';
import { sumsOf } from '#functions/figures/sums.ts';
import { firmKey, keptAttributes, onTable, revisionAttribute, service } from '#functions/lib/entity.ts';
import { mailTroubles } from '#shared/clients/mail-troubles.ts';
import { clientKinds } from '#shared/clients/tax.ts';
import { yesNo } from '#shared/clients/yes-no.ts';
import { clientFigures } from '#shared/domain/clients/record.ts';

export const clientEntity = new Entity(
  {
    model: { entity: 'client', version: '1', service },
    attributes: {
      ...keptAttributes,
      name: { type: 'string', required: true },
      email: { type: 'string' },
      /** How the last platform email to this address failed; a new address clears it. */
      mailTrouble: { type: mailTroubles },
      /** When they were last asked for a review, and since when they have been unsubscribed from optional emails. */
      reviewAskedAt: { type: 'string' },
      mailsStoppedAt: { type: 'string' },
      /** Other recipients who unsubscribed from emails sent to them instead of the client (functions/clients/stopped.ts). */
      stoppedMailboxes: { type: 'list', items: { type: 'string' } },
      phone: { type: 'string' },
      address: { type: 'string' },
      contactName: { type: 'string' },
      otherPhone: { type: 'string' },
      companyNumber: { type: 'string' },
      siteAddress: { type: 'string' },
      paymentTermsDays: { type: 'number' },
      notes: { type: 'string' },
      kind: { type: clientKinds },
      vatNumber: { type: 'string' },
      cisContractor: { type: yesNo },
      endUserStatement: {
        type: 'map',
        properties: { on: { type: 'string', required: true }, text: { type: 'string', required: true } },
      },
      /** A client that other records refer to can't be deleted. */
      ...sumsOf(clientFigures, 'clientId'),
      revision: revisionAttribute,
      /** Increases when the links to their statement are revoked. */
      statementEpoch: { type: 'number' },
      /** Keys of the ranking by amount paid (functions/clients/ranking.ts). */
      ranking: { type: 'string', field: 'gsi3pk' },
      rankingKey: { type: 'string', field: 'gsi3sk' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'client#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

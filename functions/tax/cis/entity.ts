import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  moneyAttribute,
  onTable,
  service,
} from '#functions/lib/entity.ts';

/** A firm's record of a contractor's statement for a tax month, which ends on `monthEnd`. */
export const cisStatementEntity = new Entity(
  {
    model: { entity: 'cisStatement', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      monthEnd: { type: 'string', required: true },
      clientId: { type: 'number', required: true },
      receivedOn: { type: 'string' },
      gross: moneyAttribute,
      materials: moneyAttribute,
      deducted: moneyAttribute,
      /** Its file, which has its own id: a new file is a new object. */
      fileId: { type: 'number' },
      fileType: { type: 'string' },
      fileSize: { type: 'number' },
      /** Missing on those older than files. */
      updatedAt: { type: 'string' },
    },
    indexes: {
      byMonth: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['monthEnd', 'clientId'],
          template: 'cisStatement#${monthEnd}#${clientId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** Exists while the bucket may hold a file that no statement refers to, so that the nightly sweep can find it. */
export const statementMark = new Entity(
  {
    model: { entity: 'statementMark', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** The file's id. */
      id: idAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'statementMark#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

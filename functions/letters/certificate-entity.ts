import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterAttributes } from './fate.ts';

/** An email sent with a certificate, and its outcome; created once. */
export const certificateLetterEntity = new Entity(
  {
    model: { entity: 'certificateLetter', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      certificateId: idAttribute,
      id: idAttribute,
      ...letterAttributes,
    },
    indexes: {
      byCertificate: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['certificateId', 'id'],
          template: 'certificateLetter#${certificateId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

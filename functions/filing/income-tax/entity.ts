import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;

/** A self-employment as HMRC describes it. */
export const mtdBusinessEntity = new Entity(
  {
    model: { entity: 'mtdBusiness', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      businessId: needed,
      tradingName: text,
      /** True if its records are kept here. */
      chosen: { type: 'boolean', required: true },
      readAt: needed,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['businessId'], template: 'mtdBusiness#${businessId}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredBusiness = EntityItem<typeof mtdBusinessEntity>;

/** An update as sent to HMRC: the year's figures to date, in pounds. */
export interface UpdatePayload {
  periodDates: { periodStartDate: string; periodEndDate: string };
  periodIncome: { turnover: number; other: number };
  periodExpenses?: Record<string, number>;
}

/** The last update of a quarter that HMRC accepted. */
export const mtdUpdateEntity = new Entity(
  {
    model: { entity: 'mtdUpdate', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      taxYear: needed,
      quarter: { type: 'number', required: true },
      businessId: needed,
      payload: { type: CustomAttributeType<UpdatePayload>('any'), required: true },
      hash: needed,
      sentAt: needed,
      by: { type: CustomAttributeType<{ userId: string; name: string }>('any'), required: true },
      correlationId: text,
      /** The last day on which the law requires us to keep it. */
      keepUntil: needed,
    },
    indexes: {
      byQuarter: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['taxYear', 'quarter'],
          template: 'mtdUpdate#${taxYear}#${quarter}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
export type StoredUpdate = EntityItem<typeof mtdUpdateEntity>;

const all = { pages: 'all', consistent: true } as const;

export const readBusinesses = async (firmId: FirmId): Promise<StoredBusiness[]> =>
  (await mtdBusinessEntity.query.byId({ firmId }).go(all)).data;

/** The updates of a tax year that were sent from here. */
export const readUpdates = async (firmId: FirmId, taxYear: string): Promise<StoredUpdate[]> =>
  (await mtdUpdateEntity.query.byQuarter({ firmId, taxYear }).go(all)).data;

export const readEveryUpdate = async (firmId: FirmId): Promise<StoredUpdate[]> =>
  (await mtdUpdateEntity.query.byQuarter({ firmId }).go(all)).data;

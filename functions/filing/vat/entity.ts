import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import type { Acknowledgement, Cause, FilingReturn } from '#shared/filing/vat.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;

/** Those of a return that was sent: a draft is never stored. */
const vatReturnStates = ['sending', 'unknown', 'refused', 'filed', 'filedElsewhere'] as const;

/** A VAT period as HMRC has it, by its last day. HMRC's own key for it is kept and never shown. */
export const obligationEntity = new Entity(
  {
    model: { entity: 'vatObligation', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      end: needed,
      start: needed,
      due: needed,
      periodKey: needed,
      status: { type: ['O', 'F'] as const, required: true },
      received: text,
      /** The VAT number it belongs to. */
      vrn: needed,
      readAt: needed,
      /** How its return stands here, where there is one. */
      ours: { type: vatReturnStates },
      /** How many days before `due` the last reminder went out. */
      remindedAt: { type: 'number' },
      /** Keys of the due index (functions/lib/due-index.ts), while a reminder is to come. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
    },
    indexes: {
      byEnd: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['end'], template: 'vatObligation#${end}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredObligation = EntityItem<typeof obligationEntity>;

/** A period in our words. */
export const shownPeriod = ({ start, end, due, status, ours }: StoredObligation) => ({
  ...{ start, end, due, ours: ours ?? null },
  status: status === 'F' ? ('fulfilled' as const) : ('open' as const),
});

/** A return as HMRC is sent it, with every field filled in. */
export interface VatPayload {
  periodKey: string;
  vatDueSales: number;
  vatDueAcquisitions: number;
  totalVatDue: number;
  vatReclaimedCurrPeriod: number;
  netVatDue: number;
  totalValueSalesExVAT: number;
  totalValuePurchasesExVAT: number;
  totalValueGoodsSuppliedExVAT: number;
  totalAcquisitionsExVAT: number;
  finalised: true;
}

export interface KeptCorrection {
  of: string;
  /** Pence. */
  box1: number;
  box4: number;
  cause: Cause;
  /** Whether it is part of what was sent. */
  isIn: boolean;
}

/** A return that was sent, or is being sent. What HMRC has acknowledged never changes again. */
export const vatReturnEntity = new Entity(
  {
    model: { entity: 'vatReturn', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      end: needed,
      start: needed,
      due: needed,
      status: { type: vatReturnStates, required: true },
      payload: { type: CustomAttributeType<VatPayload>('any'), required: true },
      /** What the records of the period came to, without corrections of earlier periods, in pence. */
      own: { type: CustomAttributeType<{ box1: number; box4: number }>('any'), required: true },
      corrections: { type: CustomAttributeType<KeptCorrection[]>('any'), required: true },
      /** The return as it was shown when it was declared. Once filed, it is always shown like this. */
      shown: { type: CustomAttributeType<FilingReturn>('any'), required: true },
      hash: needed,
      declared: {
        type: CustomAttributeType<{ by: string; name: string; at: string; text: string }>('any'),
        required: true,
      },
      /** When this try started: only the try itself may say how it ended. */
      sentAt: needed,
      refusal: { type: CustomAttributeType<{ code: string; message: string; at: string }>('any') },
      acknowledgement: { type: CustomAttributeType<Acknowledgement>('any') },
      /** HMRC's figures, where they are not ours. */
      theirs: { type: CustomAttributeType<NonNullable<FilingReturn['theirs']>>('any') },
      /** The last day on which it must be kept. */
      keepUntil: needed,
    },
    indexes: {
      byEnd: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['end'], template: 'vatReturn#${end}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredReturn = EntityItem<typeof vatReturnEntity>;

/** Whether HMRC has it, or may: one that it refused is a draft again. */
export const mayBeAtHmrc = ({ status }: Pick<StoredReturn, 'status'>): boolean => status !== 'refused';

export const readReturn = async (firmId: FirmId, end: string): Promise<StoredReturn | undefined> => {
  const { data } = await vatReturnEntity.get({ firmId, end }).go({ consistent: true });
  return data ?? undefined;
};

export const readReturns = async (firmId: FirmId): Promise<StoredReturn[]> => {
  const { data } = await vatReturnEntity.query.byEnd({ firmId }).go({ pages: 'all', consistent: true });
  return data;
};

const figureNames = ['start', 'end', 'status', 'payload', 'own', 'corrections'] as const;
export type ReturnFigures = Pick<StoredReturn, (typeof figureNames)[number]>;

/** What earlier returns came to, without the rows that each was shown with. */
export const readFigures = async (firmId: FirmId): Promise<ReturnFigures[]> => {
  const { data } = await vatReturnEntity.query
    .byEnd({ firmId })
    .go({ attributes: [...figureNames], pages: 'all', consistent: true });
  return data;
};

export const readObligations = async (firmId: FirmId): Promise<StoredObligation[]> => {
  const { data } = await obligationEntity.query.byEnd({ firmId }).go({ pages: 'all', consistent: true });
  return data;
};

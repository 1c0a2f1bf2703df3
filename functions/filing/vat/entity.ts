import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import type { Acknowledgement, Cause, FilingReturn } from '#shared/filing/vat.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;

/** The states of a return that was sent: drafts are not stored. */
const vatReturnStates = ['sending', 'unknown', 'refused', 'filed', 'filedElsewhere'] as const;

/** A VAT period as HMRC describes it, by its last day. HMRC's own key is stored but never shown. */
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
      /** The status of its return here, if there is one. */
      ours: { type: vatReturnStates },
      /** The last reminder sent, as the number of days before `due`. */
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

/** A period as replies show it. */
export const shownPeriod = ({ start, end, due, status, ours }: StoredObligation) => ({
  ...{ start, end, due, ours: ours ?? null },
  status: status === 'F' ? ('fulfilled' as const) : ('open' as const),
});

/** A return as sent to HMRC, with every field filled in. */
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
  /** In pence. */
  box1: number;
  box4: number;
  cause: Cause;
  /** True if the return includes it, or HMRC is told of it separately: no later return counts it. False if it was too old. */
  isSettled: boolean;
}

/** A return that was sent, or is being sent. Once HMRC has acknowledged it, it never changes. */
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
      /** The figures from the period's own records, without corrections of earlier periods, in pence. */
      own: { type: CustomAttributeType<{ box1: number; box4: number }>('any'), required: true },
      corrections: { type: CustomAttributeType<KeptCorrection[]>('any'), required: true },
      /** The return as shown when it was declared. Once filed, it is always shown like this. */
      shown: { type: CustomAttributeType<FilingReturn>('any'), required: true },
      hash: needed,
      declared: {
        type: CustomAttributeType<{ by: string; name: string; at: string; text: string }>('any'),
        required: true,
      },
      /** When this attempt started; only the attempt itself may record its outcome. */
      sentAt: needed,
      refusal: { type: CustomAttributeType<{ code: string; message: string; at: string }>('any') },
      acknowledgement: { type: CustomAttributeType<Acknowledgement>('any') },
      /** HMRC's figures, if they differ from ours. */
      theirs: { type: CustomAttributeType<NonNullable<FilingReturn['theirs']>>('any') },
      /** The last day on which the law requires us to keep it. */
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

/** True if HMRC has it, or may have it; a refused return is a draft again. */
export const mayBeAtHmrc = ({ status }: Pick<StoredReturn, 'status'>): boolean => status !== 'refused';

export const readReturn = async (firmId: FirmId, end: string): Promise<StoredReturn | undefined> => {
  const { data } = await vatReturnEntity.get({ firmId, end }).go({ consistent: true });
  return data ?? undefined;
};

export const readReturns = async (firmId: FirmId): Promise<StoredReturn[]> => {
  const { data } = await vatReturnEntity.query.byEnd({ firmId }).go({ pages: 'all', consistent: true });
  return data;
};

const figureNames = ['start', 'end', 'due', 'status', 'payload', 'own', 'corrections'] as const;
export type ReturnFigures = Pick<StoredReturn, (typeof figureNames)[number]>;

/** The figures of earlier returns, without their rows. */
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

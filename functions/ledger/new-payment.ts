import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { Owed } from '#shared/domain/payments/ledger.ts';
import { openingOf } from '#shared/domain/payments/opening.ts';
import { type GivenPayment, newPayment } from '#shared/domain/payments/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { paymentEntity, type StoredPayment } from './payment-entity.ts';

/** A payment with a new id, recorded at the instant `at`. */
export const makePayment = (
  firmId: FirmId,
  given: GivenPayment,
  { id = newId(), at = nextInstant() } = {},
): StoredPayment => newPayment(given, { firmId, id, ...madeNow(at) });

/** Writes a new payment. */
export const putPayment = (payment: StoredPayment): Write =>
  write(paymentEntity.create(payment), () => new IdTaken());

export const dropPayment = ({ firmId, invoiceId, id }: StoredPayment): Write =>
  write(paymentEntity.delete({ firmId, invoiceId, id }));

/** The payment that an invoice from before the ledger implies, ready to be stored. */
export const openingPayment = (invoice: Owed & { firmId: FirmId; id: number }): StoredPayment[] =>
  openingOf(invoice).map(({ at, ...money }) =>
    makePayment(invoice.firmId, { invoiceId: invoice.id, ...money }, { at }),
  );

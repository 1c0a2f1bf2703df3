import type { Client } from '../clients/client.ts';
import type { DocumentFigures } from '../lines/document.ts';
import { isVatRegistered } from '../settings/registration.ts';
import type { Business } from '../settings/shown.ts';
import { taxPointOf } from '../uk/tax-point.ts';
import type { ReverseChargeAnswers } from './reverse-charge-answers.ts';

type Some<T> = { [K in keyof T]?: T[K] | null | undefined };

/** The issuer: the business details, or the signed-in user's name where those have none. */
export interface IssuingSeller {
  business: Some<
    Pick<
      Business,
      | 'businessKind'
      | 'tradingName'
      | 'ownName'
      | 'legalName'
      | 'companyNumber'
      | 'registeredOffice'
      | 'address'
      | 'vatScheme'
      | 'vatNumber'
      | 'vatFrom'
      | 'vatTo'
      | 'cisStatus'
    >
  >;
  /** First and last name; empty if the account has none. */
  ownName: string;
}

export type IssuingClient = Pick<Client, 'name'> &
  Some<Pick<Client, 'address' | 'kind' | 'vatNumber' | 'cisContractor' | 'endUserStatement'>>;

/** An invoice with lines as it would be issued on a day (`YYYY-MM-DD`, London). */
export interface Issuing {
  seller: IssuingSeller;
  client: IssuingClient;
  document: DocumentFigures & {
    workDescription?: string | null | undefined;
    workEndDate?: string | null | undefined;
    notes?: string | null | undefined;
    /** A quote's fields other than its lines; its title becomes the work description of its invoices. */
    title?: string | undefined;
    message?: string | null | undefined;
    terms?: string | null | undefined;
    reverseCharge?: ReverseChargeAnswers | null | undefined;
  };
  day: string;
}

/** An issue with a document: the field, and a sentence saying where to fix it. */
export interface Finding {
  path: string;
  message: string;
}

/** A document's tax point: as given, or derived from when the work ended and the invoice being dated today. */
export const taxPointFor = ({ document, day }: Pick<Issuing, 'document' | 'day'>): string => {
  const { taxPoint, workEndDate } = document;
  const completed = workEndDate && workEndDate <= day ? workEndDate : null;
  return taxPoint ?? taxPointOf({ completed, vatInvoice: day }) ?? day;
};

export const isRegistered = (issuing: Issuing): boolean =>
  isVatRegistered(issuing.seller.business, taxPointFor(issuing));

/** True if the client is a business in law: a CIS contractor always is. */
export const isBusiness = ({ kind, cisContractor }: IssuingClient): boolean =>
  kind ? kind !== 'consumer' : cisContractor === 'yes';

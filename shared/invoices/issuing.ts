import type { Client } from '../clients/client.ts';
import type { DocumentFigures } from '../lines/document.ts';
import { isVatRegistered } from '../settings/registration.ts';
import type { Business } from '../settings/shown.ts';
import { taxPointOf } from '../uk/tax-point.ts';
import type { ReverseChargeAnswers } from './reverse-charge-answers.ts';

type Some<T> = { [K in keyof T]?: T[K] | null | undefined };

/** Who issues: the business details, and the name of whoever is signed in where these tell none. */
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
  /** First and last name; empty where the account has none. */
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
    /** What a quote says beside its lines; its title is what the invoices that come of it are for. */
    title?: string | undefined;
    message?: string | null | undefined;
    terms?: string | null | undefined;
    reverseCharge?: ReverseChargeAnswers | null | undefined;
  };
  day: string;
}

/** One thing about a document: the field it is about, and in a sentence where it is put right. */
export interface Finding {
  path: string;
  message: string;
}

/** The tax point of a document: as given, or by when the work ended and that the invoice is of today. */
export const taxPointFor = ({ document, day }: Pick<Issuing, 'document' | 'day'>): string => {
  const { taxPoint, workEndDate } = document;
  const completed = workEndDate && workEndDate <= day ? workEndDate : null;
  return taxPoint ?? taxPointOf({ completed, vatInvoice: day }) ?? day;
};

export const isRegistered = (issuing: Issuing): boolean =>
  isVatRegistered(issuing.seller.business, taxPointFor(issuing));

/** Whether the law sees a business in the client: a contractor under CIS is one, whatever else is known. */
export const isBusiness = ({ kind, cisContractor }: IssuingClient): boolean =>
  kind ? kind !== 'consumer' : cisContractor === 'yes';

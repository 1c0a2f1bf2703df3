import { splitAddress } from '#shared/books/address.ts';
import { ublPaymentMeans } from '#shared/uk/ubl.ts';
import { cac, cbc, scheme } from './building.ts';
import type { Account, Party } from './parties.ts';
import type { Node } from './xml.ts';

const addressOf = ({ address }: Party): Node => {
  const { lines, city, postcode } = splitAddress(address, 3);
  const [street, more, rest] = lines;
  return cac(
    'PostalAddress',
    cbc('StreetName', street),
    cbc('AdditionalStreetName', more),
    cbc('CityName', city),
    cbc('PostalZone', postcode),
    rest ? cac('AddressLine', cbc('Line', rest)) : null,
    cac('Country', cbc('IdentificationCode', 'GB')),
  );
};

export const partyOf = (party: Party): Node =>
  cac(
    'Party',
    cbc('EndpointID', party.endpoint?.id, party.endpoint ? { schemeID: party.endpoint.scheme } : {}),
    party.partyId ? cac('PartyIdentification', cbc('ID', party.partyId)) : null,
    cac('PartyName', cbc('Name', party.name)),
    addressOf(party),
    party.vatId ? cac('PartyTaxScheme', cbc('CompanyID', party.vatId), scheme) : null,
    cac('PartyLegalEntity', cbc('RegistrationName', party.legalName), cbc('CompanyID', party.companyNumber)),
    cac('Contact', cbc('Telephone', party.phone), cbc('ElectronicMail', party.email)),
  );

/** The payment means: a bank transfer with the document's number as reference. */
export const paymentOf = (account: Account | null, number: string): Node =>
  account &&
  cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', String(ublPaymentMeans.creditTransfer)),
    cbc('PaymentID', number),
    cac(
      'PayeeFinancialAccount',
      cbc('ID', account.number),
      cbc('Name', account.name),
      cac('FinancialInstitutionBranch', cbc('ID', account.sortCode.replace(/\D/g, ''))),
    ),
  );

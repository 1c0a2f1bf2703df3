import { createHash } from 'node:crypto';
import { businessOf } from '#functions/firms/business.ts';
import type { KnownBusiness } from '#functions/firms/plain-business.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { ublEndpoint } from '#shared/uk/ubl.ts';
import type { UblParty } from '#shared/uk/ubl-document.ts';
import type { IssuedBuyer, IssuedSeller, StoredClient } from '../issue/document.ts';

/** The seller or the buyer as an e-invoice names them. */
export interface Party {
  /** Their trading name and their legal name. */
  name: string;
  legalName: string;
  address: string;
  vatId: string | null;
  companyNumber: string | null;
  /** Our own id for the seller, used only if there is no other number (BT-29, BR-CO-26). */
  partyId?: string | undefined;
  endpoint: { scheme: string; id: string } | null;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** The bank account to pay into, if known. */
export interface Account {
  name: string;
  sortCode: string;
  number: string;
}

const legalNameOf = ({ businessKind, legalName, ownName }: KnownBusiness): string =>
  (businessKind === 'company' || !businessKind ? (legalName ?? ownName) : (ownName ?? legalName)) ?? '';

/** Stable for each firm, and reveals nothing about it. */
const ownNumber = (firmId: FirmId): string => createHash('sha256').update(firmId).digest('hex').slice(0, 12);

/** Completes the seller from today's record where the issued document says nothing, as both describe the same seller. */
export const sellerIn = async (issued: IssuedSeller, firm: StoredFirm) => {
  const [then, now] = await Promise.all([businessOf(issued), businessOf(firm)]);
  const business: KnownBusiness = { ...now, ...then };
  const name = businessName({ ...issued, business });
  const vatId = business.vatNumber ?? null;
  const party: Party = {
    name,
    legalName: legalNameOf(business) || name,
    address: business.address ?? business.registeredOffice ?? '',
    vatId,
    companyNumber: business.companyNumber ?? null,
    partyId: ownNumber(firm.firmId),
    endpoint: ublEndpoint({ vatNumber: vatId }),
    phone: business.phone,
    email: business.email ?? issued.email,
  };
  const { sortCode, accountNumber, accountName } = business;
  const account: Account | null =
    sortCode && accountNumber ? { name: accountName ?? name, sortCode, number: accountNumber } : null;
  return { party, account, utr: business.utr };
};

export const buyerIn = (issued: IssuedBuyer, client: StoredClient | undefined): Party => {
  const vatId = issued.vatNumber ?? client?.vatNumber ?? null;
  return {
    name: issued.name,
    legalName: issued.name,
    address: issued.address ?? client?.address ?? '',
    vatId,
    companyNumber: null,
    endpoint: ublEndpoint({ vatNumber: vatId }),
    phone: issued.phone,
    email: issued.email,
  };
};

/** Converts a party to the form that the rules check. */
export const ruledParty = ({ name, address, vatId, companyNumber, partyId, endpoint }: Party): UblParty => ({
  endpoint: endpoint?.id,
  name,
  hasAddress: address !== '',
  country: 'GB',
  vatId,
  legalId: companyNumber,
  partyId,
});

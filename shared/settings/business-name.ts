import { ownNameOf } from '../own-name.ts';

type Maybe = string | null | undefined;

interface Named {
  business?: { businessKind?: Maybe; tradingName?: Maybe; legalName?: Maybe } | undefined;
  firstName?: Maybe;
  lastName?: Maybe;
  email: string;
}

/** A company is called by its registered name; one from before kinds were asked for may be one. */
const registeredName = ({ businessKind, legalName }: NonNullable<Named['business']>): Maybe =>
  !businessKind || businessKind === 'company' ? legalName : undefined;

/** What a user's business is called: its trading name, a company's registered one, else the user's own, else their address. */
export const businessName = ({ business = {}, firstName, lastName, email }: Named): string =>
  business.tradingName || registeredName(business) || ownNameOf({ firstName, lastName }) || email;

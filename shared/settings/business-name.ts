import { ownNameOf } from '../own-name.ts';

type Maybe = string | null | undefined;

interface Named {
  business?: { businessKind?: Maybe; tradingName?: Maybe; legalName?: Maybe } | undefined;
  firstName?: Maybe;
  lastName?: Maybe;
  email: string;
}

/** The registered name of a company; a business saved before we asked for its kind may be one. */
const registeredName = ({ businessKind, legalName }: NonNullable<Named['business']>): Maybe =>
  !businessKind || businessKind === 'company' ? legalName : undefined;

/** The name of a user's business: its trading name, a company's registered name, the user's own name, or their email address. */
export const businessName = ({ business = {}, firstName, lastName, email }: Named): string =>
  business.tradingName || registeredName(business) || ownNameOf({ firstName, lastName }) || email;

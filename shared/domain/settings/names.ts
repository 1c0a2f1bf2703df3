import { ownNameOf } from '../../own-name.ts';

interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}

/** A person's display name: their name, or their email address if it is unknown. */
export const nameOf = ({ firstName, lastName, email }: Named): string =>
  ownNameOf({ firstName, lastName }) || email;

import { ownNameOf } from '../../own-name.ts';

interface Named {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}

/** What somebody is called: by their name, else by their address. */
export const nameOf = ({ firstName, lastName, email }: Named): string =>
  ownNameOf({ firstName, lastName }) || email;

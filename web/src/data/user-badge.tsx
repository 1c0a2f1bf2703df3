import { clsx } from 'clsx';
import type { User } from '#shared/auth/user.ts';
import { ownNameOf } from '#shared/own-name.ts';

/** First and last name, or the email address if there is no name. */
export const fullName = (user: User): string => ownNameOf(user) || user.email;

/** The user's initial in a disc. */
export function Initial({ user, className }: { user: User; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-full bg-brand-raised font-strong text-on-brand',
        className,
      )}
    >
      {[...fullName(user)][0]?.toUpperCase()}
    </span>
  );
}

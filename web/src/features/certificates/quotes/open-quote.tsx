import { Link } from 'react-router-dom';
import { books } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { texts } from '../texts.ts';

/** A link to the quote for the repairs of what a certificate found; nothing if there is none, or the user may not read it. */
export function OpenQuote({ id }: { id: number | null }) {
  const mayRead = isAmong(useSignedInUser(), openTo('quotes.get', books));
  if (!mayRead || id === null) return null;
  return (
    <Link
      to={`/quotes?id=${id}`}
      className="inline-block px-0.5 py-3 font-strong underline underline-offset-3"
    >
      {texts.openQuote}
    </Link>
  );
}

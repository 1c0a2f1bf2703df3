import { callHref, mailHref, mapHref } from '../../components/hrefs.ts';

interface Props {
  address: string | null;
  phone: string | null;
  email: string | null;
}

const linkClass = 'block w-fit max-w-full leading-6 wrap-anywhere hover:underline';

/** A postcode never wraps. */
const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/gi;

const onOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
    .replace(postcode, '$1\u00a0$2');

/** Contact details: the address opens a map, the number calls, the email address writes. */
export function Contact({ address, phone, email }: Props) {
  return (
    <address className="text-small text-muted not-italic">
      {address && (
        <a href={mapHref(address)} target="_blank" rel="noreferrer" className={linkClass}>
          {onOneLine(address)}
        </a>
      )}
      <div className="flex flex-wrap gap-x-4">
        {phone && (
          <a href={callHref(phone)} className={linkClass}>
            {phone}
          </a>
        )}
        {email && (
          <a href={mailHref(email)} className={linkClass}>
            {email}
          </a>
        )}
      </div>
    </address>
  );
}

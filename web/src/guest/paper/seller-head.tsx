/** @jsxImportSource preact */
import type { GuestDocument } from '#shared/guest/document.ts';
import { mailHref, telHref } from '../contact.tsx';
import { Icon } from '../icons.tsx';
import { texts } from '../texts.ts';

type Seller = GuestDocument['seller'];

export const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

/** The logo, or the initials in its place. */
export function Badge({
  seller,
}: {
  seller: Pick<Seller, 'name'> & { logo?: string | null; colour?: string | null };
}) {
  if (seller.logo)
    return (
      <img
        src={seller.logo}
        alt=""
        class="h-10 w-auto max-w-24 shrink-0 rounded-small bg-paper object-contain"
      />
    );
  return (
    <span
      aria-hidden
      {...(seller.colour && { style: { background: seller.colour, color: '#fff' } })}
      class="grid size-10 shrink-0 place-items-center rounded-small bg-next font-strong text-on-brand max-[15rem]:hidden"
    >
      {initialsOf(seller.name)}
    </span>
  );
}

export const oneLine = (text: string | null): string =>
  (text ?? '')
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
    // A postcode stays on one line.
    .replace(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g, '$1\u00a0$2');

/** Who sends the document, and how to reach them. */
export function SellerHead({ seller, subject }: { seller: Seller; subject: string }) {
  const { name, address, phone, email } = seller;
  return (
    <header class="flex items-center gap-3">
      <Badge seller={seller} />
      <div class="min-w-0 grow">
        <p class="font-strong wrap-anywhere">{name}</p>
        {address && <p class="text-small text-muted wrap-anywhere">{oneLine(address)}</p>}
      </div>
      {phone && (
        <a
          href={telHref(phone)}
          aria-label={texts.callNumber(phone)}
          class="no-print -mr-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <Icon name="phone" />
        </a>
      )}
      <p class="hidden shrink-0 text-right text-small text-muted lg:block print:block">
        {phone && (
          <a href={telHref(phone)} class="block py-0.5">
            {phone}
          </a>
        )}
        {email && (
          <a href={mailHref(email, subject)} class="block py-0.5">
            {email}
          </a>
        )}
      </p>
    </header>
  );
}

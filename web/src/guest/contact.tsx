/** @jsxImportSource preact */
import { quietLook } from './buttons.tsx';
import { Icon } from './icons.tsx';
import { texts } from './texts.ts';

export interface Reachable {
  name: string;
  phone: string | null;
  email: string | null;
}

/** A `tel:` link. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A `mailto:` link to the seller that names the document. */
export const mailHref = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** Call and Email, if there is a number and an address. */
export function Contact({ seller, subject }: { seller: Reachable; subject: string }) {
  const { phone, email } = seller;
  if (!phone && !email) return null;
  return (
    <div class="no-print flex flex-wrap gap-2">
      {phone && (
        <a href={telHref(phone)} class={`${quietLook} flex-[1_1_6rem]`}>
          <Icon name="phone" size={16} />
          {texts.call}
        </a>
      )}
      {email && (
        <a href={mailHref(email, subject)} class={`${quietLook} flex-[1_1_6rem]`}>
          <Icon name="mail" size={16} />
          {texts.email}
        </a>
      )}
    </div>
  );
}

import type { User } from '#shared/auth/user.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { logoAddress } from '../../data/logo.ts';
import { Contact } from './contact.tsx';

/** The sender: logo, name and contact details. */
export function Letterhead({ user }: { user: User }) {
  const { tradingName, legalName, address, phone, email, logo } = user.business;
  const ownName = ownNameOf(user);
  return (
    <div className="min-w-0">
      {logo && (
        <img
          src={logoAddress(logo)}
          alt=""
          width={logo.width}
          height={logo.height}
          className="mb-2 h-auto max-h-14 w-auto max-w-full bg-paper"
        />
      )}
      <p className="text-large font-strong wrap-anywhere">
        {tradingName || legalName || ownName || user.email}
      </p>
      <Contact address={address} phone={phone} email={email || user.email} />
    </div>
  );
}

import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router-dom';
import { siteAddress } from '#shared/sites/address.ts';
import type { Contact, Site } from '#shared/sites/site.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { FactLink, FactRow, FactRows } from '../../components/fact-rows.tsx';
import { callHref, mailHref, mapHref, textHref } from '../../components/hrefs.ts';
import { texts } from './texts.ts';

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** Address, access and payer, each with its actions. */
export function SiteFacts({ site }: { site: Site }) {
  const { client, clientId, landlord, access, contacts } = site;
  return (
    <FactRows>
      <FactRow
        icon={MapPin}
        name={texts.address}
        end={<FactLink icon={Navigation} label={texts.directions} href={mapHref(siteAddress(site))} />}
      >
        {siteAddress(site)}
      </FactRow>
      {contacts.map((contact) => (
        <Person key={contact.id} contact={contact} />
      ))}
      {access && (
        <FactRow icon={KeyRound} name={texts.access}>
          <span className="font-normal whitespace-pre-line">{access}</span>
        </FactRow>
      )}
      <FactRow
        icon={Wallet}
        name={texts.pays}
        second={landlord ? `${texts.pays} · ${texts.landlordFor(landlord.name)}` : texts.pays}
      >
        <Link to={`/clients?id=${clientId}`} className={linkClass}>
          {client?.name}
        </Link>
      </FactRow>
    </FactRows>
  );
}

function Person({ contact: { role, name, phone, email, getsCopies } }: { contact: Contact }) {
  const says = [texts.roles[role], phone, getsCopies && texts.getsCopies];
  return (
    <FactRow
      icon={UserRound}
      name={texts.people}
      second={says.filter(Boolean).join(' · ')}
      end={
        <>
          {!phone && email && <FactLink icon={Mail} label={texts.mail(name)} href={mailHref(email)} />}
          {phone && !isLandline(phone) && (
            <FactLink icon={MessageSquare} label={texts.text(name)} href={textHref(phone)} />
          )}
          {phone && <FactLink icon={Phone} label={texts.call(name)} href={callHref(phone)} />}
        </>
      }
    >
      {name}
    </FactRow>
  );
}

import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { Client } from '#shared/clients/client.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { FactLink, FactRow, FactRows } from '../../components/fact-rows.tsx';
import { callHref, mailHref, mapHref, textHref } from '../../components/hrefs.ts';
import { texts } from './texts.ts';

type Contact = Pick<Client, 'name' | 'phone' | 'email' | 'address'>;

/** Contact details: one press to call, write or navigate. */
export function ClientFacts({ name, phone, email, address }: Contact) {
  if (!phone && !email && !address) return <p className="text-muted">{texts.noContact}</p>;
  return (
    <FactRows>
      {phone && (
        <FactRow icon={Phone} name={texts.fields.phone} end={<Reach name={name} phone={phone} />}>
          {phone}
        </FactRow>
      )}
      {email && (
        <FactRow
          icon={Mail}
          name={texts.fields.email}
          end={<FactLink icon={Mail} label={texts.mailTo(email)} href={mailHref(email)} />}
        >
          {email}
        </FactRow>
      )}
      {address && (
        <FactRow
          icon={MapPin}
          name={texts.fields.address}
          end={<FactLink icon={Navigation} label={texts.directions} href={mapHref(address)} />}
        >
          <span className="font-normal whitespace-pre-line">{address}</span>
        </FactRow>
      )}
    </FactRows>
  );
}

function Reach({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      {!isLandline(phone) && (
        <FactLink icon={MessageSquare} label={texts.textTo(name)} href={textHref(phone)} />
      )}
      <FactLink icon={Phone} label={`${texts.call} ${phone}`} href={callHref(phone)} />
    </>
  );
}

import { Mail, MapPin, Pencil, Phone } from 'lucide-react';
import type { Client } from '#shared/clients/client.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { callHref, mailHref, mapHref } from '../../components/hrefs.ts';
import { ClientInvoices } from './client-invoices.tsx';
import { ClientJobs } from './client-jobs.tsx';
import { ClientQuotes } from './client-quotes.tsx';
import { texts } from './texts.ts';

interface Props {
  client: Client;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

/** One client: how to reach them, what was done for them and what they were asked to pay. */
export function ClientDetail({ client, onEdit, onDelete }: Props) {
  const { name, phone, email, address } = client;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-12 lg:px-6 lg:pt-8">
      <header className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 py-1.5 text-title wrap-anywhere">{name}</h2>
        <div className="no-print flex shrink-0 gap-1">
          <Button variant="secondary" icon={Pencil} onClick={() => onEdit(client)}>
            {texts.edit}
          </Button>
          <DeleteIcon label={`${texts.delete} ${name}`} onClick={() => onDelete(client)} />
        </div>
      </header>
      {(phone || email || address) && <Reach phone={phone} email={email} address={address} />}
      <Card>
        <ContactFacts {...client} />
      </Card>
      <ClientJobs client={client} />
      <ClientQuotes client={client} />
      <ClientInvoices client={client} />
    </article>
  );
}

type Contact = Pick<Client, 'phone' | 'email' | 'address'>;

/** One press to call, to mail or to be led there. */
function Reach({ phone, email, address }: Contact) {
  return (
    <div className="no-print flex flex-wrap gap-2 *:flex-1">
      {phone && (
        <ButtonLink icon={Phone}>
          <a href={callHref(phone)}>{texts.call}</a>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink variant="secondary" icon={Mail}>
          <a href={mailHref(email)}>{texts.fields.email}</a>
        </ButtonLink>
      )}
      {address && (
        <ButtonLink variant="secondary" icon={MapPin}>
          <a href={mapHref(address)} target="_blank" rel="noreferrer">
            {texts.map}
          </a>
        </ButtonLink>
      )}
    </div>
  );
}

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

function ContactFacts({ phone, email, address }: Contact) {
  if (!phone && !email && !address) return <p className="p-4 text-muted">{texts.noContact}</p>;
  return (
    <Facts>
      {phone && (
        <Fact name={texts.fields.phone} width="phone">
          <a href={callHref(phone)} className={linkClass}>
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact name={texts.fields.email} width="phone">
          <a href={mailHref(email)} className={linkClass}>
            {email}
          </a>
        </Fact>
      )}
      {address && (
        <Fact name={texts.fields.address} width="full">
          <a
            href={mapHref(address)}
            target="_blank"
            rel="noreferrer"
            className={`${linkClass} whitespace-pre-line`}
          >
            {address}
          </a>
        </Fact>
      )}
    </Facts>
  );
}

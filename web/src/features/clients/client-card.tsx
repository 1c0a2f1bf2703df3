import { type LucideIcon, Mail, MapPin, Pencil, Phone, Trash2 } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Client } from '#shared/clients/contract.ts';
import { Card } from '../../components/card.tsx';
import { callHref, mailHref, mapHref } from '../../components/hrefs.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';

interface Props {
  client: Client;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

/** One client of the grid: the card opens it, its icons reach the client, edit or delete. */
export function ClientCard({ client, chosen, link, onEdit, onDelete }: Props) {
  const { name, phone, email, address } = client;
  return (
    <Card className="relative flex h-full flex-col gap-1 p-4 pb-2 transition-colors hover:border-control has-[[aria-current]]:border-control has-[[aria-current]]:bg-selected has-[[aria-current]]:shadow-[inset_3px_0_0_var(--ink)]">
      <h2 className="text-base font-strong wrap-anywhere">
        <Link
          {...link}
          aria-current={chosen || undefined}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
      </h2>
      <p className="flex-1 text-small text-muted wrap-anywhere">
        {!phone && !email && !address && texts.noContact}
        {phone && <span className="block">{phone}</span>}
        {email && <span className="block">{email}</span>}
        {address && <span className="line-clamp-2">{address.replace(/\s*\n\s*/g, ', ')}</span>}
      </p>
      <div className="no-print relative -mx-2.5 flex items-center">
        {phone && <ContactIcon icon={Phone} label={`${texts.call} ${name}`} href={callHref(phone)} />}
        {email && <ContactIcon icon={Mail} label={`${texts.fields.email} ${name}`} href={mailHref(email)} />}
        {address && <ContactIcon icon={MapPin} label={texts.onMap(name)} href={mapHref(address)} outside />}
        <span className="flex-1" />
        <IconButton icon={Pencil} label={`${texts.edit} ${name}`} onClick={() => onEdit(client)} />
        <IconButton icon={Trash2} label={`${texts.delete} ${name}`} onClick={() => onDelete(client)} />
      </div>
    </Card>
  );
}

interface IconProps {
  icon: LucideIcon;
  label: string;
  href: string;
  /** Leads to another site, which gets a window of its own. */
  outside?: boolean;
}

function ContactIcon({ icon: Icon, label, href, outside }: IconProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      {...(outside && { target: '_blank', rel: 'noreferrer' })}
      className="grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-sunken"
    >
      <Icon aria-hidden className="size-5" />
    </a>
  );
}

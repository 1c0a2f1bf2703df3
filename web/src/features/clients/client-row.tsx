import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import type { LinkProps } from 'react-router-dom';
import type { Client } from '#shared/clients/client.ts';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { callHref } from '../../components/hrefs.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { Money } from '../../components/money.tsx';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

interface Props {
  client: Client;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
  /** Each left out if this user may not. */
  onEdit: ((client: Client) => void) | undefined;
  onDelete: ((client: Client) => void) | undefined;
}

/** Contact details in one line: number and street, or what else is known. */
const reachOf = ({ phone, email, address }: Client): string => {
  const [street] = (address ?? '').split('\n');
  return [phone ?? email, street?.trim()].filter(Boolean).join(' · ') || texts.noContact;
};

/** Keeps its room, so that nothing moves. */
const onPointing =
  '@max-4xl:hidden pointer-coarse:hidden pointer-fine:opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100';

/** A client in the list: the row opens it, the phone button calls. A wide row has Edit and Delete too, under a mouse or the focus. */
export function ClientRow({ client, chosen, link, onEdit, onDelete }: Props) {
  const { name, phone, owed } = client;
  return (
    <ListRow
      chosen={chosen}
      link={link}
      name={name}
      title={name}
      second={reachOf(client)}
      // The column stays even if nothing is owed, so that the columns of all rows align.
      sum={owed > 0 ? <Owed id={client.id} pounds={owed} /> : <span />}
      state={<WaitingMark id={client.id} />}
      end={
        <>
          {onEdit && (
            <IconButton
              icon={Pencil}
              label={`${texts.edit} ${name}`}
              onClick={() => onEdit(client)}
              className={onPointing}
            />
          )}
          {onDelete && (
            <DeleteIcon
              label={`${texts.delete} ${name}`}
              onClick={() => onDelete(client)}
              className={onPointing}
            />
          )}
          {phone ? <Call name={name} phone={phone} /> : <span className="w-11" />}
        </>
      }
    />
  );
}

function Owed({ id, pounds }: { id: number; pounds: number }) {
  return (
    <>
      <span className="sr-only">{texts.owes} </span>
      <Money pounds={pounds} figure={`client.owed/${id}`} className="font-strong" />
    </>
  );
}

function Call({ name, phone }: { name: string; phone: string }) {
  const label = `${texts.call} ${name}`;
  return (
    <a
      href={callHref(phone)}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-sunken"
    >
      <Phone aria-hidden className="size-5" />
    </a>
  );
}

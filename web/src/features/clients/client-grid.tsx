import type { Client } from '#shared/clients/contract.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { useUrlLink } from '../../components/use-url-state.ts';
import { ClientCard } from './client-card.tsx';
import { texts } from './texts.ts';

const card = { width: 280, height: 156 };

interface Props {
  clients: readonly Client[];
  chosenId: number | null;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

/** The clients' cards. */
export function ClientGrid({ clients, chosenId, onEdit, onDelete }: Props) {
  const linkTo = useUrlLink('id');
  return (
    <CardGrid
      label={texts.title}
      items={clients}
      card={card}
      chosenId={chosenId}
      render={(client) => (
        <ClientCard
          client={client}
          chosen={client.id === chosenId}
          link={linkTo(String(client.id))}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    />
  );
}

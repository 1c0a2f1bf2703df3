import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import type { useClients } from '../../data/clients.ts';
import { ImportLink } from '../../data/import-link.tsx';
import { MovingIn } from '../../data/moving-in.tsx';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { ClientRow } from './client-row.tsx';
import { texts } from './texts.ts';

/** The clients whose name, phone number, email or address contains the text. */
const found = (clients: readonly Client[], search: string): readonly Client[] =>
  matching('clients', clients, search);

interface Props {
  list: ReturnType<typeof useClients>;
  chosenId: number | null;
  /** Each left out if this user may not. */
  onAdd: (() => void) | undefined;
  onEdit: ((client: Client) => void) | undefined;
  onDelete: ((client: Client) => void) | undefined;
}

/** The left pane: search and the rows, by name. */
export function ClientList({ list, chosenId, onAdd, onEdit, onDelete }: Props) {
  const [search, setSearch] = useUrlState('q');
  const linkTo = useUrlLink('id');
  const shown = useMemo(() => found(list.rows, search), [list.rows, search]);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        subtitle={texts.subtitle}
        asOf={list.asOf}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      >
        {onAdd && <ImportLink target="clients" />}
      </ListHead>
      <RecordRows
        kind="client"
        list={list}
        groups={[{ name: '', rows: shown }]}
        filtering={search.trim() !== ''}
        placeholders={6}
        isToldAbove
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={UsersRound}
        texts={texts}
        onCreate={onAdd}
        otherWay={<MovingIn />}
        render={(client) => (
          <ClientRow
            client={client}
            chosen={client.id === chosenId}
            link={linkTo(String(client.id))}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )}
      />
      <Elsewhere text={search} except="clients" />
    </ListPage>
  );
}

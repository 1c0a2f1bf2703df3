import UserRoundX from 'lucide-react/icons/user-round-x';
import { lazy, Suspense } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { clientQuery, type useClients } from '../../data/clients.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { ClientList } from './client-list.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';

const loadForm = () => import('./client-form.tsx');
const { Part: ClientDetail, load: loadDetail } = readyPart(
  () => import('./client-detail.tsx'),
  () => <Spinner />,
);

export { loadDetail };

const ClientForm = lazy(loadForm);

/** The list, the client of `?id=`, and the form of `?new=1` and `?edit=`. */
export function ClientsScreen({ list }: { list: ReturnType<typeof useClients> }) {
  const mayChange = isAmong(useSignedInUser(), openTo('clients.create', desk));
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  usePreload(loadDetail);
  usePreload(loadForm);
  const id = idIn(idText);
  const chosen = useRecord(id, list, clientQuery);
  const edited = useRecord(idIn(editText), list, clientQuery);
  const remove = useConfirmedRemove({
    question: ({ name }: Client) => ({ title: texts.deleteQuestion(name), action: texts.delete }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  const actions = {
    onEdit: mayChange ? (client: Client) => edit(String(client.id)) : undefined,
    onDelete: mayChange ? remove : undefined,
  };
  return (
    <>
      <ListDetail
        tools={3}
        listName={texts.title}
        detailKey={id}
        onClose={() => open('')}
        list={
          <ClientList
            list={list}
            chosenId={id}
            onAdd={mayChange ? () => create('1') : undefined}
            {...actions}
          />
        }
        detail={
          id === null ? null : (
            <RecordPlace kind="client" {...chosen} icon={UserRoundX} texts={texts} onClose={() => open('')}>
              {(client) => <ClientDetail client={client} {...actions} />}
            </RecordPlace>
          )
        }
      />
      <Suspense>
        {mayChange && creating && <ClientForm client={null} onClose={() => create('')} />}
        {mayChange && edited.record && (
          <ClientForm key={edited.record.id} client={edited.record} onClose={() => edit('')} />
        )}
      </Suspense>
    </>
  );
}

import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { byName } from './by-name.ts';

/** All clients by name, as far as loaded. */
export const useClients = () => {
  const list = usePagedList(clientsRoutes.list);
  const rows = useMemo(() => byName(list.rows), [list.rows]);
  return { ...list, rows };
};

export const clientQuery = (id: number) => read(clientsRoutes.get, { params: { id } });

/** Clients as combobox choices. */
export const clientChoices = (clients: readonly Client[]) =>
  clients.map(({ id, name, email, phone }) => ({
    value: String(id),
    label: name,
    note: email ?? phone ?? undefined,
  }));

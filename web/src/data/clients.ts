import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { putRecord } from '../api/change-record.ts';
import { changeRows } from '../api/change-rows.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { byName } from './by-name.ts';
import { changeJobs } from './jobs.ts';
import { dropRow, putRow } from './list-rows.ts';

/** All clients by name, as far as they have come. */
export const useClients = () => {
  const list = usePagedList(clientsRoutes.list);
  const rows = useMemo(() => byName(list.rows), [list.rows]);
  return { ...list, rows };
};

export const clientQuery = (id: number) => read(clientsRoutes.get, { params: { id } });

/** Clients as a combobox takes them. */
export const clientChoices = (clients: readonly Client[]) =>
  clients.map(({ id, name, email, phone }) => ({
    value: String(id),
    label: name,
    note: email ?? phone ?? undefined,
  }));

/** Shows a saved client wherever one is cached: in its list, and by name on its jobs and invoices. */
export const putClient = (cache: QueryClient, client: Client): void => {
  putRow(cache, clientsRoutes.list, client);
  putRecord(cache, clientQuery(client.id), client);
  const rename = <Row extends Job | Invoice>(row: Row): Row =>
    row.clientId === client.id ? { ...row, client: { id: client.id, name: client.name } } : row;
  changeJobs(cache, (rows) => rows.map(rename));
  changeRows<Invoice>(cache, invoicesRoutes.list, (rows) => rows.map(rename));
  void refresh(cache, [jobsRoutes.get.path, invoicesRoutes.get.path, ...clientFigures]);
};

/** Takes a client out of the list; what it returns puts it back. */
export const dropClient = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: clientQuery(id).queryKey });
  return dropRow<Client>(cache, clientsRoutes.list, id);
};

/** What is counted anew after a client was added, changed or deleted. */
export const clientFigures = [
  dashboardRoutes.day.path,
  dashboardRoutes.stats.path,
  dashboardRoutes.activity.path,
  dashboardRoutes.analytics.path,
];

import { queryOptions } from '@tanstack/react-query';
import { type Certificate, certificatesRoutes } from '#shared/certificates/contract.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';

export const certificatesQuery = (jobId: number) => read(certificatesRoutes.list, { params: { id: jobId } });

/** Signed addresses are good for a quarter of an hour; one this old, in milliseconds, is asked for anew. */
const addressFreshMs = 10 * 60 * 1000;

/** An address of a certificate's file that works: the service signs it, so it is in no record. Another file is another version. */
export const certificateFileQuery = ({ id, jobId, updatedAt }: Certificate) =>
  queryOptions({
    queryKey: ['certificate file', id, updatedAt],
    queryFn: async () => {
      const rows = await call(certificatesRoutes.list, { params: { id: jobId } });
      return rows.find((row) => row.id === id)?.fileUrl ?? null;
    },
    staleTime: addressFreshMs,
  });

/** What falls due in the next 60 days. */
export const dueQuery = read(certificatesRoutes.due, {});

/** What is asked for anew after a certificate was added, changed or deleted. */
export const certificatePaths = [certificatesRoutes.list.path, certificatesRoutes.due.path];

import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

export const certificatesQuery = (jobId: number) => read(certificatesRoutes.list, { params: { id: jobId } });

/** What falls due in the next 60 days. */
export const dueQuery = read(certificatesRoutes.due, {});

/** The certificates loaded so far, newest first. */
export const useCertificates = (mayRead = true) => usePagedList(certificatesRoutes.all, undefined, mayRead);

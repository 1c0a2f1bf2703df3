import { certificatesRoutes } from '#shared/certificates/contract.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

export const certificatesQuery = (jobId: number) => read(certificatesRoutes.list, { params: { id: jobId } });

/** What falls due in the next 60 days. */
export const dueQuery = read(certificatesRoutes.due, {});

/** All certificates, newest first, as far as they have come. */
export const useCertificates = () => usePagedList(certificatesRoutes.all);

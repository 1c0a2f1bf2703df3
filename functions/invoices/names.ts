import { clientNamed } from '#functions/clients/references.ts';
import { jobTitled } from '#functions/jobs/references.ts';

interface Pointing {
  clientId: number;
  jobId?: number | null | undefined;
}

/** The client and the job that an invoice or a draft is for. Throws 400 naming `clientId` or `jobId` if they are not the user's. */
export const namesFor = async (userId: string, { clientId, jobId }: Pointing) => {
  const [client, job] = await Promise.all([
    clientNamed(userId, clientId),
    jobTitled(userId, jobId, clientId),
  ]);
  return { client, job };
};

import * as z from 'zod/mini';
import { certificate } from '../../certificates/contract.ts';
import { formValues, others } from '../../certificates/written.ts';

/** The address of its file is signed by the server and soon ends; one without a file has no type. */
export const certificateRecord = z.omit(certificate, { fileUrl: true });

/** What was typed into a form, under the id of its certificate. */
export const certificateValuesRecord = z.object({
  id: z.number(),
  jobId: z.number(),
  values: formValues,
  others: z._default(others, {}),
  updatedAt: z.string(),
});

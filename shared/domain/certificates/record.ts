import * as z from 'zod/mini';
import { certificate } from '../../certificates/contract.ts';
import { formValues, leftOver, others } from '../../certificates/written.ts';

/** Without its file's URL, which the server signs and which soon expires. A certificate without a file has no type. */
export const certificateRecord = z.omit(certificate, { fileUrl: true });

/** A form's values, under the id of its certificate. */
export const certificateValuesRecord = z.object({
  id: z.number(),
  jobId: z.number(),
  values: formValues,
  others: z._default(others, {}),
  leftOver: z._default(leftOver, {}),
  updatedAt: z.string(),
});

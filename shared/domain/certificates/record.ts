import * as z from 'zod/mini';
import { certificate } from '../../certificates/contract.ts';

/** The address of its file is signed by the server and soon ends; one without a file has no type. */
export const certificateRecord = z.omit(certificate, { fileUrl: true });

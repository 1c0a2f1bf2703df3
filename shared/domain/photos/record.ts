import * as z from 'zod/mini';
import { photo } from '../../photos/contract.ts';

/** The address of its picture is signed by the server and soon ends. */
export const photoRecord = z.omit(photo, { fileUrl: true });

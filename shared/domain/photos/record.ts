import * as z from 'zod/mini';
import { photo } from '../../photos/contract.ts';

/** Without its image's URL, which the server signs and which soon expires. */
export const photoRecord = z.omit(photo, { fileUrl: true, thumbnailUrl: true });

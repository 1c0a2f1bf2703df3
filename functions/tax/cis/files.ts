import { keptFiles } from '#functions/lib/kept-files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { statementMark } from './entity.ts';

/** A file of a statement by its own id. */
export interface FilePlace {
  firmId: FirmId;
  id: number;
}

/** Under this lie all files of a firm's statements. */
export const statementPrefix = (firmId: FirmId): string => `statements/${firmId}/`;
const keyOf = ({ firmId, id }: FilePlace): string => `${statementPrefix(firmId)}${id}`;

export const {
  put: putFile,
  get: getFile,
  sweep: sweepStatementFile,
  tidyUp,
  signer: fileSigner,
} = keptFiles<FilePlace>({
  keyOf,
  unmark: ({ firmId, id }) => statementMark.delete({ firmId, id }).go(),
  pdfName: 'deduction-statement.pdf',
  left: "A statement's file is left to the night",
});

import { importBytes, importRows } from '#shared/importing.ts';

const bytesOf = (row: unknown): number => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** The number of rows, from `from`, for one call: limited by count and by bytes. */
export const chunkFrom = <Row extends { input: unknown }>(
  rows: readonly Row[],
  from: number,
  most = importRows,
): Row[] => {
  const chunk: Row[] = [];
  let bytes = 0;
  for (const row of rows.slice(from, from + most)) {
    bytes += bytesOf(row.input);
    if (chunk.length > 0 && bytes > importBytes) break;
    chunk.push(row);
  }
  return chunk;
};

/** Normalises text for comparison: ignores case, Unicode encoding and extra spaces. */
export const alike = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

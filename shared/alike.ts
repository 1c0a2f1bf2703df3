/** Text as it is compared: case, accents' encoding and spaces aside. */
export const alike = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

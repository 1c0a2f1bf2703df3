const postcodeIn = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i;

/** An address split from its postcode, if it has one. */
export const addressApart = (text: string): { address: string; postcode: string } => {
  const postcode = postcodeIn.exec(text)?.[0] ?? '';
  const address = text
    .replace(postcode, '')
    .split(/\n|,/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  return { address, postcode };
};

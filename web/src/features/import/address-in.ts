/** An address from its columns, a line each: four lines, town, county and postcode. */
export const addressIn = (cell: (key: string) => string, key: string): string =>
  ['', 2, 3, 4, 'Town', 'County', 'Postcode']
    .map((part) => cell(key + part))
    .filter(Boolean)
    .join('\n');

export const csvTexts = {
  choose: 'Choose a CSV file',
  drop: 'or drop it here',
  reading: 'Reading the file…',
  failed: 'We couldn’t read this file',
  unreadable: 'Check the file is still there and try again.',
  tooLarge: 'It’s too big. A file can have up to 5 MB and 500,000 cells. Split it and import each part.',
  tooWide: 'It has more than 200 columns. Delete the ones you don’t need, including empty ones.',
  notCsv: 'It isn’t a CSV file. Save your sheet as CSV first.',
  badQuotes: 'There’s an opening quotation mark with no closing one.',
  noRows: 'It needs headings in the first row and at least one row below.',

  tooLong: 'Has more cells than headings. Put quotation marks around any cell with a comma',

  columns: 'Columns',
  columnsHint: 'Choose which column in your file is which.',
  moreColumns: 'Not found in your file',
  noColumn: 'Not in the file',
  everyRow: (label: string) => `Every row: ${label}`,
  unnamed: (number: number) => `Column ${number}`,
} as const;

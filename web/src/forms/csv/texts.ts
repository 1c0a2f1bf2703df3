/** What is said where a CSV file is chosen and its columns are told apart, once. */
export const csvTexts = {
  choose: 'Choose a CSV file',
  drop: 'or drop it here',
  reading: 'Reading the file…',
  failed: 'This file could not be read',
  unreadable: 'Check that it is still there and try again.',
  tooLarge: 'It is too large: 5 MB and half a million cells at most. Split it and import the parts.',
  tooWide:
    'It has more than 200 columns. Keep those you want to import and delete the others, empty ones too.',
  notCsv: 'It is not a CSV file. Save the sheet as CSV first.',
  badQuotes: 'A quotation mark is opened but never closed.',
  noRows: 'It needs headings in its first row and at least one more row.',

  tooLong: 'Has more cells than there are headings: a cell with a comma in it needs quotation marks',

  columns: 'Columns',
  columnsHint: 'Which column of your file holds what.',
  moreColumns: 'What the file does not seem to have',
  noColumn: 'Not in the file',
  everyRow: (label: string) => `Every row: ${label}`,
  unnamed: (number: number) => `Column ${number}`,
} as const;

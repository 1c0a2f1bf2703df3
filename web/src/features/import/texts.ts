const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** The counted unit: singular and plural. */
export type Unit = readonly [one: string, many: string];

const of = (done: number, total: number): string =>
  `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

const textsIn = ([one, many]: Unit) => {
  const rows = (count: number): string => counted(count, one, many);
  return {
    back: (noun: string) => `Back to ${noun}`,
    yours: (noun: string) => `Your ${noun}`,
    chooseHint: 'Use a CSV file with headings in the first row. You can save one from Excel or Numbers.',
    columnsRead: 'What your file can have',
    emptyFile: 'Get an empty file',
    neededColumns: 'Needed',
    otherColumns: 'If you have it. Other programs’ headings work too',
    other: 'Choose another file',

    needed: (label: string) => `Choose the column for ${label}`,

    preview: 'Preview',
    previewOf: (shown: number, total: number) => `The first ${shown} of ${rows(total)}`,
    row: 'Row',
    othersIn: (field: string, headings: readonly string[]) => `Goes into ${field}: ${headings.join(', ')}`,

    check: 'Check',
    ready: (count: number) => `${rows(count)} to import`,
    existing: (count: number) => `${rows(count)} already here, skipped`,
    bad: (count: number) => `${rows(count)} cannot be imported`,
    badHint: 'Correct them in your file and choose it again. Rows already imported are skipped.',
    repeatHint: 'The same as a row above or a record you already have.',
    noRoom: (most: number) => `You can have up to ${most.toLocaleString('en-GB')}, and this is one too many`,
    notYesOrNo: (label: string, cell: string) => `${label} must be yes or no, not ${cell}`,
    sameAs: (number: number) => `The same as row ${number}`,
    nowhere: 'Already here',
    more: (count: number) => `Show more (${rows(count)})`,
    reading: 'Reading the rows…',
    checking: (noun: string) => `Checking your ${noun}…`,

    start: (count: number) => `Import ${rows(count)}`,
    nothing: 'Every row in this file is already here.',
    stop: 'Stop',
    goOn: 'Continue',
    progress: 'Import progress',
    doing: (done: number, total: number) => `${of(done, total)} ${many} imported`,
    stopped: (done: number, total: number) => `Stopped at ${of(done, total)} ${many}`,
    stoppedHint: 'You keep what’s imported so far. Continue now, or choose the same file later.',
    unreachable: 'You’re offline.',
    serverFailed: 'Something went wrong on our side. Try again in a moment.',
    done: 'Import complete',
    doneOf: (made: number, there: number) =>
      there > 0 ? `${rows(made)} imported, ${rows(there)} already here` : `${rows(made)} imported`,
    unfinished: (fileName: string, done: number, total: number) =>
      `${fileName} stopped at ${of(done, total)} ${many}`,
    unfinishedHint: 'Choose the same file to continue. Rows already imported are skipped.',
    forget: 'Dismiss',
    rows,
  } as const;
};

export const texts = textsIn(['row', 'rows']);

/** The same for records whose rows are only lines. */
export const textsOf = ({ unit }: { unit?: Unit | undefined }) => (unit ? textsIn(unit) : texts);

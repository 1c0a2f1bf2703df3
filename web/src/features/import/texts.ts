const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** What is counted: one and several. */
export type Unit = readonly [one: string, many: string];

const of = (done: number, total: number): string =>
  `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;

const textsIn = ([one, many]: Unit) => {
  const rows = (count: number): string => counted(count, one, many);
  return {
    back: (noun: string) => `Back to ${noun}`,
    yours: (noun: string) => `Your ${noun}`,
    chooseHint: 'A CSV file with one row each and headings in the first row. Excel and Numbers save one.',
    other: 'Choose another file',

    needed: (label: string) => `Choose the column for ${label}`,

    preview: 'Preview',
    previewOf: (shown: number, total: number) => `The first ${shown} of ${rows(total)}`,
    row: 'Row',

    check: 'Check',
    ready: (count: number) => `${rows(count)} to import`,
    existing: (count: number) => `${rows(count)} already there, left out`,
    bad: (count: number) => `${rows(count)} cannot be imported`,
    badHint: 'Correct them in your file and choose it again. The others never come twice.',
    repeatHint: 'The same as a row above or a record you have.',
    noRoom: (most: number) => `There is room for ${most.toLocaleString('en-GB')}, and this is one too many`,
    notYesOrNo: (label: string, cell: string) => `${label} must be yes or no, not ${cell}`,
    sameAs: (number: number) => `The same as row ${number}`,
    nowhere: 'Already there',
    more: (count: number) => `Show more (${rows(count)})`,
    reading: 'Reading the rows…',
    checking: (noun: string) => `Looking at the ${noun} you have…`,

    start: (count: number) => `Import ${rows(count)}`,
    nothing: 'Every row of this file is there already.',
    stop: 'Stop',
    goOn: 'Go on',
    progress: 'Import progress',
    doing: (done: number, total: number) => `${of(done, total)} ${many} imported`,
    stopped: (done: number, total: number) => `Stopped at ${of(done, total)} ${many}`,
    stoppedHint: 'What is imported stays. Go on now, or choose the same file again later.',
    unreachable: 'There is no connection.',
    serverFailed: 'The server did not answer as it should. Try again in a moment.',
    done: 'Import complete',
    doneOf: (made: number, there: number) =>
      there > 0 ? `${rows(made)} imported, ${rows(there)} already there` : `${rows(made)} imported`,
    unfinished: (fileName: string, done: number, total: number) =>
      `${fileName} stopped at ${of(done, total)} ${many}`,
    unfinishedHint: 'Choose the same file to go on. Rows that are there already are left out.',
    forget: 'Forget it',
    rows,
  } as const;
};

/** What the import page says, once. */
export const texts = textsIn(['row', 'rows']);

/** The same of what a file holds, where its rows are only lines of that. */
export const textsOf = ({ unit }: { unit?: Unit | undefined }) => (unit ? textsIn(unit) : texts);

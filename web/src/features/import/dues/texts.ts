export const duesTexts = {
  title: 'Import due dates',
  noun: 'due dates',
  kind: 'What’s due',
  dueOn: 'Due date',
  lastDoneOn: 'Last done',
  number: 'Certificate number',
  unknownKind: (said: string) => `We don’t know the certificate ${said}`,
} as const;

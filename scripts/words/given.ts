import { notices, toasts } from '../../e2e/fixtures/sentences.ts';

/** Texts that we may not reword, and where they come from. */
export const given: { source: string; texts: readonly string[] }[] = [
  {
    source: 'The product’s specification: toasts and notices',
    texts: [toasts, notices].flatMap((all) => Object.values(all).flat()),
  },
  {
    source: 'The product’s specification: titles, hints and labels of its screens',
    texts: [
      'Manage your team and assign employees to jobs',
      'Enables the employee for job assignments',
      'Your profile is managed through the authentication provider.',
    ],
  },
  {
    source: 'Headings in the files of other programs, and elements of UBL',
    texts: ['Telephone', 'Telephone number', 'Mail'],
  },
];

/** Files with wording prescribed by law. */
export const givenFiles: Record<string, string> = {
  'shared/filing/declaration.ts': 'HMRC: what whoever files a VAT return declares',
  'functions/quotes/right-to-cancel.ts':
    'Consumer Contracts Regulations 2013, schedules 2 and 3: the model notice and form',
  'shared/guest/quotes/wording.ts':
    'Consumer Contracts Regulations 2013, regulation 36: kept to the letter for those who agreed to them',
};

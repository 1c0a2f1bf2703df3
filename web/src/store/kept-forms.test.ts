import { expect, it } from 'vitest';
import { keptKey } from './kept-forms.ts';

it('keeps a draft for one person in one firm', () => {
  const whose = [
    { id: 'drafts-1', firm: { id: 'f-1' } },
    { id: 'drafts-1', firm: { id: 'f-2' } },
    { id: 'drafts-2', firm: { id: 'f-1' } },
    { id: 'drafts-1', firm: null },
  ];
  expect(new Set(whose.map((one) => keptKey(one, 'settings/business'))).size).toBe(4);
});

import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { errorText } from './missing.ts';

const text = createElement('input');
const choice = createElement('select', { options: [] } as object);

describe('what a field that was left empty says', () => {
  it.each([
    ['Due Date', text, 'Enter a due date'],
    ['Amount', text, 'Enter an amount'],
    ['VAT number', text, 'Enter a VAT number'],
    ['Hourly Rate', text, 'Enter an hourly rate'],
    ['SMTP Host', text, 'Enter an SMTP host'],
    ['Unit', text, 'Enter a unit'],
    ['Client', choice, 'Choose a client'],
    ['How much', text, 'Enter how much'],
    ['Contract name and parties', text, 'Enter the contract name and parties'],
    ['Who agreed what, and where', text, 'Enter who agreed what, and where'],
  ])('%s', (label, control, said) => {
    expect(errorText('Required', label, control)).toBe(said);
  });

  it('leaves any other error as it is', () => {
    expect(errorText('Must be a whole number', 'Quantity', text)).toBe('Must be a whole number');
  });
});

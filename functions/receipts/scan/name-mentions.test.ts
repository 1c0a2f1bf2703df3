import { expect, it } from 'vitest';
import { lettersIn, withoutFigures } from './name-mentions.ts';

it.each([
  ['EX4MPL3 LTD', ['MAIL: INFO@EXAMPLE.CO.UK'], 'EXAMPLE LTD'],
  ['ex4mp1eShop Ltd', ['www.ExampleShop.example'], 'exampleShop Ltd'],
  ['EX4MPL3 LTD', ['Another line'], 'EX4MPL3 LTD'],
  ['EX4MPLE LTD', ['EXAMPLE', 'Sales'], 'EXAMPLE LTD'],
  ['SHOP 24000', ['Example'], 'SHOP 24000'],
])('%s beside %j is %s', (name, texts, right) => {
  expect(withoutFigures(name, lettersIn(texts))).toBe(right);
});

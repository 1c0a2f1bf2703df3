import { describe, expect, it } from 'vitest';
import { cellOf, matched, missingIn } from '../../forms/csv/columns.ts';
import { readSheet } from '../../forms/csv/parse.ts';
import { numberIn } from '../../forms/csv/read-number.ts';
import { checkRows } from './check-rows.ts';
import { clientsTarget } from './clients-target.ts';
import { itemsTarget } from './items-target.ts';
import { pricesTarget } from './prices-target.ts';

const columnsIn = (target: { columns: typeof clientsTarget.columns }, headings: string[]) =>
  Object.fromEntries(
    Object.entries(matched(target.columns, headings)).map(([key, at]) => [key, headings[Number(at)]]),
  );

describe('columns', () => {
  it('are found by our names, by those of others, and whatever their case and punctuation', () => {
    expect(columnsIn(clientsTarget, ['E-mail', 'NAME', 'phone_number', 'Town / City', 'Colour'])).toEqual({
      email: 'E-mail',
      name: 'NAME',
      phone: 'phone_number',
      addressTown: 'Town / City',
    });
    expect(columnsIn(itemsTarget, ['Product', 'Qty', 'Unit Cost (£)', 'Reorder level', 'Code'])).toEqual({
      name: 'Product',
      quantity: 'Qty',
      minQuantity: 'Reorder level',
      sku: 'Code',
      unitPrice: 'Unit Cost (£)',
    });
  });

  it('are used once, the best name first', () => {
    expect(columnsIn(clientsTarget, ['Telephone', 'Customer', 'Name', 'Phone'])).toEqual({
      name: 'Name',
      phone: 'Phone',
    });
  });

  it('may be one value for every row, or missing', () => {
    const matching = { category: '=parts', name: '1' };
    expect(['category', 'name', 'sku'].map((key) => cellOf(matching, ['a', 'b'], key))).toEqual([
      'parts',
      'b',
      '',
    ]);
  });
});

const sheetOf = (...cells: string[][]) => ({
  fileName: 'list.csv',
  headings: (cells[0] ?? []).map(() => ''),
  rows: cells.map((row, index) => ({ number: index + 2, cells: row })),
});

describe('clients of other programs', () => {
  const clientIn = async (headings: string, cells: string) => {
    const matching = matched(clientsTarget.columns, headings.split(','));
    const sheet = { ...sheetOf(cells.split(',')), headings: headings.split(',') };
    const { fresh, bad } = await checkRows(clientsTarget, sheet, matching, []);
    expect(bad).toEqual([]);
    return fresh[0]?.input;
  };

  it('keep their numbers, contact, terms, notes and the place of work', async () => {
    expect(
      await clientIn(
        '*ContactName,EmailAddress,FirstName,LastName,POAddressLine1,POCity,POPostalCode,SAAddressLine1,SACity,SAPostalCode,PhoneNumber,MobileNumber,TaxNumber,DueDateSalesDay,CompanyNumber',
        'Harbour Ltd,a@example.com,Ann,Example,1 Quay,Whitby,YO21 1AA,2 Mill,York,YO1 7AA,01632 960001,07700 900001,GB123456782,30,01234567',
      ),
    ).toMatchObject({
      ...{
        name: 'Harbour Ltd',
        contactName: 'Ann Example',
        phone: '01632 960001',
        otherPhone: '07700 900001',
      },
      ...{ vatNumber: 'GB123456782', kind: 'business', companyNumber: '01234567', paymentTermsDays: 30 },
      ...{ address: '1 Quay\nWhitby\nYO21 1AA', siteAddress: '2 Mill\nYork\nYO1 7AA' },
    });
    const lines = (kind: string) => `${[1, 2, 3, 4].map((n) => `${kind}AddressLine${n}`)},${kind}Region`;
    expect(
      await clientIn(
        `*ContactName,${lines('PO')},${lines('SA')}`,
        'Mill,Flat 1,Mill Ho,Quay,Pier,N Yorks,a,b,c,d,e',
      ),
    ).toMatchObject({ address: 'Flat 1\nMill Ho\nQuay\nPier\nN Yorks', siteAddress: 'a\nb\nc\nd\ne' });
    expect(
      await clientIn('Customer Name,Notes,Payment Terms,VAT Number', 'Mill,Dog at gate,End of month,12345'),
    ).toMatchObject({
      notes: 'Dog at gate\nVAT number: 12345\nTerms: End of month',
      paymentTermsDays: null,
    });
  });

  it('keep in their notes what has no field here: a second contact, a third telephone, the country', async () => {
    const headings =
      'Display Name,Company,First Name,Last Name,Contact person,Phone,Mobile,Work phone,Address,POCountry,Fax,Notes';
    const cells =
      'Mill,Mill Ltd,Ann,Example,Bob Example,01632 960001,07700 900001,01632 960002,1 Quay,Ireland,,Dog';
    expect(await clientIn(headings, cells)).toMatchObject({
      ...{ name: 'Mill', contactName: 'Bob Example', phone: '01632 960001', otherPhone: '07700 900001' },
      notes: 'Dog\nCompany: Mill Ltd\nContact: Ann Example\nPhone: 01632 960002\nPOCountry: Ireland',
    });
  });
});

describe('price lists', () => {
  const priceIn = async (headings: string, cells: string) => {
    const target = pricesTarget('s');
    const matching = matched(target.columns, headings.split(','));
    const { fresh, bad } = await checkRows(target, sheetOf(cells.split(',')), matching, []);
    expect(bad).toEqual([]);
    return fresh[0]?.input;
  };

  it('of Xero, QuickBooks, ServiceM8 and Tradify are known by their headings', async () => {
    const tap = { name: 'Tap', unitPrice: 48, cost: 20 };
    expect(
      await priceIn(
        '*ItemCode,ItemName,PurchasesUnitPrice,PurchasesAccount,SalesUnitPrice,SalesTaxRate',
        'T1,Tap,20.00,300,48.00,20% (VAT on Income)',
      ),
    ).toMatchObject({ ...tap, code: 'T1', vat: 's' });
    expect(
      await priceIn(
        'Product/Service Name,Sales Description,SKU,Type,Sales Price / Rate,Purchase Cost',
        'Tap,A fine one,T1,Service,48,20',
      ),
    ).toMatchObject({ ...tap, code: 'T1', kind: 'labour' });
    expect(
      await priceIn(
        'Item Number,Name,Purchase Cost,Quantity In Stock,Price,Price Includes Taxes,Tax Rate,Item is Inventoried,Barcode',
        'T1,Tap,20,3,57.60,Yes,20%,Yes,',
      ),
    ).toMatchObject({ ...tap, code: 'T1' });
    expect(
      await priceIn(
        'Item Code,Description,Unit of Measure,Buy Price,Category,Includes Tax,Standard',
        'T1,Tap,each,20,Parts,No,48',
      ),
    ).toMatchObject({ ...tap, code: 'T1', kind: 'material' });
  });
});

it('reports a row with more cells than headings, and ignores an empty last cell', async () => {
  const sheet = await readSheet(
    new File(['Name,Price\nTap,1,200.50\nPipe,"1,200.50",\n'], 'list.csv'),
    pricesTarget('s').columns,
  );
  const { fresh, bad } = await checkRows(pricesTarget('s'), sheet, { name: '0', unitPrice: '1' }, []);
  expect(fresh).toMatchObject([{ number: 3, input: { name: 'Pipe', unitPrice: 1200.5 } }]);
  expect(bad).toEqual([
    {
      number: 2,
      name: 'Tap',
      reason: 'Has more cells than headings. Put quotation marks around any cell with a comma',
    },
  ]);
});

it('headings are told from what stands above them, however many cells that has', async () => {
  const above = 'Price list:,1 November 2026,Example Plumbing,VAT 123\n\n';
  const { headings, rows } = await readSheet(
    new File([`${above}Name,Unit price\nTap,48\n`], 'list.csv'),
    pricesTarget('s').columns,
  );
  expect(headings).toEqual(['Name', 'Unit price']);
  expect(rows).toEqual([{ number: 4, cells: ['Tap', '48'] }]);
});

describe('a client', () => {
  const clientIn = async (headings: string, cells: string) => {
    const names = headings.split(',');
    const matching = matched(clientsTarget.columns, names);
    expect(missingIn(clientsTarget.columns, matching)).toBeUndefined();
    const sheet = { ...sheetOf(cells.split(',')), headings: names };
    const { fresh, bad } = await checkRows(clientsTarget, sheet, matching, []);
    expect(bad).toEqual([]);
    return fresh[0]?.input;
  };
  const xero = '*ContactName,EmailAddress,FirstName,LastName,PhoneNumber,FaxNumber,MobileNumber,DDINumber';
  const jobber = 'Display Name,Company Name,Title,First Name,Last Name,Main Phone #s,Mobile Phone #s';

  it.each([
    [xero, 'Ann Example,a@example.com,Ann,Example,,,,', 'Ann Example'],
    [xero, 'Acme Ltd,a@example.com,Bob,Smith,,,,', 'Acme Ltd'],
    [jobber, ',,Mrs,Ann,Example,,', 'Ann Example'],
    [jobber, 'Ann Example,,Mrs,Ann,Example,,', 'Ann Example'],
    [jobber, 'Ann Example,Acme Ltd,Mrs,Ann,Example,,', 'Ann Example'],
    [jobber, ',Acme Ltd,Mrs,Ann,Example,,', 'Acme Ltd'],
    ['Full Name,Surname', 'Ann Example,Example', 'Ann Example'],
    ['First name,Last name', 'Ann,Example', 'Ann Example'],
    ['Name,Surname', 'Ann,Example', 'Ann Example'],
    ['Forename,Surname', ',Example', 'Example'],
    ['Business name,Phone', 'Acme Ltd,', 'Acme Ltd'],
  ])('of %s with %s is %s', async (headings, cells, name) => {
    expect(await clientIn(headings, cells)).toMatchObject({ name });
  });

  it.each([
    [xero, 'Ann,,,,01632 960001,,07700 900001,', '01632 960001'],
    [xero, 'Ann,,,,,,07700 900001,', '07700 900001'],
    ['Name,Mobile', 'Ann,07700 900001', '07700 900001'],
  ])('of %s with %s has the first telephone: %s', async (headings, cells, phone) => {
    expect(await clientIn(headings, cells)).toMatchObject({ phone });
  });

  it('of a phone’s address book have all that it knows of them', async () => {
    const google = [
      ...['First Name', 'Last Name', 'Organization Name', 'Notes', 'E-mail 1 - Label', 'E-mail 1 - Value'],
      ...['Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value', 'Labels'],
      ...['Address 1 - Street', 'Address 1 - City', 'Address 1 - Postal Code', 'Address 1 - Country'],
      ...['Address 1 - Formatted', 'E-mail 2 - Label', 'E-mail 2 - Value', 'Relation 1 - Label'],
    ];
    const cells =
      'Ann,Example,,Dog,* Work,ann@example.com,Mobile,07700 900001,Home,01632 960001,* myContacts,1 High St,Leeds,LS1 4AC,GB,1 High St Leeds,Home,ann@example.org,Spouse';
    expect(await clientIn(google.join(','), cells)).toMatchObject({
      name: 'Ann Example',
      email: 'ann@example.com',
      phone: '07700 900001',
      otherPhone: '01632 960001',
      address: '1 High St\nLeeds\nLS1 4AC',
      // What kind of telephone or address it is says nothing without the value beside it.
      notes: 'Dog\nAddress 1 - Country: GB\nE-mail 2 - Value: ann@example.org\nRelation 1 - Label: Spouse',
    });
    const outlook = 'First Name,Last Name,E-mail Address,Home Street,Home City,Home Postal Code,Mobile Phone';
    expect(
      await clientIn(outlook, 'Ann,Example,ann@example.com,1 High St,Leeds,LS1 4AC,07700 900001'),
    ).toMatchObject({ address: '1 High St\nLeeds\nLS1 4AC', phone: '07700 900001' });
  });

  it('needs a column that names it', () => {
    const missing = missingIn(clientsTarget.columns, matched(clientsTarget.columns, ['Phone', 'Surname']));
    expect(missing?.label).toBe('Name');
  });
});

describe('a row of a price list', () => {
  const rowOf = async (headings: string, ...cells: string[]) => {
    const target = pricesTarget('s');
    const matching = matched(target.columns, headings.split(','));
    const { fresh, bad } = await checkRows(target, sheetOf(cells), matching, []);
    return fresh[0]?.input ?? bad[0]?.reason;
  };

  it.each([
    ['20%', 's'],
    ['20', 's'],
    ['20.0% S', 's'],
    ['0.2', 's'],
    ['0,2', 's'],
    ['20,0 %', 's'],
    ['0,05', 'r'],
    ['0.20', 's'],
    ['5', 'r'],
    ['0.05', 'r'],
    ['0', 'z'],
    ['0.00%', 'z'],
    ['Zero rated', 'z'],
  ])('whose VAT is %s is of the code %s', async (vat, code) => {
    expect(await rowOf('Name,Price,VAT', 'Tap', '48', vat)).toMatchObject({ vat: code });
  });

  it.each(['17.5%', '20.5%', '5.5%', '5,5%', '0.2%', '0.5', 'T1'])(
    'whose VAT is %s is refused',
    async (vat) => {
      expect(await rowOf('Name,Price,VAT', 'Tap', '48', vat)).toContain('VAT must be one of');
    },
  );

  it.each([
    ['Yes', 48],
    ['Inclusive', 48],
    ['inc', 48],
    ['Tax inclusive', 48],
    ['inc. VAT', 48],
    ['Gross', 48],
    ['No', 57.6],
    ['', 57.6],
    ['Tax exclusive', 57.6],
    ['ex VAT', 57.6],
  ])('whose price includes VAT as %j says is brought without it', async (cell, unitPrice) => {
    expect(await rowOf('Name,Price,Includes tax', 'Tap', '57.60', cell)).toMatchObject({ unitPrice });
  });

  it('is refused where it does not say whether its price includes VAT', async () => {
    expect(await rowOf('Name,Price,Includes tax', 'Tap', '57.60', 'perhaps')).toBe(
      'Price includes VAT must be yes or no, not perhaps',
    );
  });

  it.each([
    ['0.045', 'No'],
    ['12.3456', ''],
    ['0.004', 'Yes'],
  ])('of %s with VAT %j is not rounded', async (price, cell) => {
    expect(await rowOf('Name,Price,Includes tax', 'Tap', price, cell)).toBe(
      'Price can have at most two decimals',
    );
  });

  it('without a price says that it is missing', async () => {
    expect(await rowOf('Name,Price', 'Tap', '')).toBe('Price is missing');
  });
});

describe('a number', () => {
  it.each([
    ['1,200', 1200],
    ['£ 1,234.50', 1234.5],
    ['3,50', 3.5],
    ['.5', 0.5],
    ['-2', -2],
    ['', null],
    ['1,23,4', '1,23,4'],
    ['ten', 'ten'],
    ['1e9', '1e9'],
  ])('in %j is %j', (cell, number) => {
    expect(numberIn(cell)).toBe(number);
  });
});

describe('rows', () => {
  it('are told apart: new, there, twice in the file, and bad with every reason', async () => {
    const matching = { name: '0', email: '1' };
    const sheet = sheetOf(
      ['Ann', 'ann@example.com'],
      ['Bob', ''],
      ['', 'no'],
      ['ann', 'ANN@example.com'],
      ['Cas', ''],
    );
    const { fresh, existing, bad } = await checkRows(clientsTarget, sheet, matching, [{ name: 'Bob' }]);
    expect(fresh.map(({ number, input }) => [number, input.name])).toEqual([
      [2, 'Ann'],
      [6, 'Cas'],
    ]);
    expect(existing).toEqual([
      { number: 3, name: 'Bob', reason: 'Already here' },
      { number: 5, name: 'ann', reason: 'The same as row 2' },
    ]);
    expect(bad).toEqual([
      { number: 4, name: '', reason: 'Name is missing. Email: enter an email address like name@example.com' },
    ]);
  });

  it('of items say what is wrong in the words of the sheet', async () => {
    const matching = { name: '0', category: '1', quantity: '2', unitPrice: '3', location: '4' };
    const sheet = sheetOf(
      ['Tap', 'Part', '1,000', '£2.50', 'Van'],
      ['Pipe', 'fish', 'ten', '1.234', 'moon'],
      ['Nail', '', '1.5', '-1', ''],
      ['Gold', 'parts', '9999999', '99999', ''],
    );
    const { fresh, bad } = await checkRows(itemsTarget, sheet, matching, []);
    expect(fresh).toMatchObject([
      { input: { name: 'Tap', category: 'parts', quantity: 1000, unitPrice: 2.5, location: 'van' } },
    ]);
    expect(bad.map(({ reason }) => reason)).toEqual([
      'Category must be one of: parts, materials, tools, consumables. Quantity: enter a number like 1,234.50. Unit price: enter a number like 1,234.50. Location must be one of: warehouse, van, shop',
      'Category is missing. Quantity must be a whole number. Unit price cannot be negative',
      'Quantity: That’s too many at this unit price',
    ]);
  });

  it('join a name and an address from several columns', async () => {
    const matching = { firstName: '0', surname: '1', address: '2', addressTown: '3', addressPostcode: '4' };
    const { fresh } = await checkRows(
      clientsTarget,
      sheetOf(['Ann', 'Example', '1 Quay', '', 'YO21 1AA']),
      matching,
      [],
    );
    expect(fresh[0]?.input).toMatchObject({ name: 'Ann Example', address: '1 Quay\nYO21 1AA' });
  });

  it('leave others their turn however many they are, and are given up once nobody waits', async () => {
    const sheet = sheetOf(...Array.from({ length: 20_000 }, (_, n) => [`Client ${n}`, `c${n}@example.com`]));
    let tasks = 0;
    const ticking = setInterval(() => {
      tasks += 1;
    });
    const matching = { name: '0', email: '1' };
    const { fresh } = await checkRows(clientsTarget, sheet, matching, []);
    clearInterval(ticking);
    expect(fresh).toHaveLength(20_000);
    expect(tasks).toBeGreaterThan(1);
    const gone = AbortSignal.abort();
    await expect(checkRows(clientsTarget, sheet, matching, [], gone)).rejects.toThrow(/abort/);
  });

  it('for which there is no room are said before anything is sent', async () => {
    const [target, rows] = [pricesTarget('s'), Array.from({ length: 2001 }, (_, n) => [`Tap ${n}`, '5'])];
    const { fresh, bad } = await checkRows(
      target,
      sheetOf(...rows),
      { name: '0', unitPrice: '1', kind: '=labour' },
      [{ name: 'Pipe', kind: 'material', unit: 'm', unitPrice: 1, vat: 's' }],
    );
    expect(fresh).toHaveLength(1999);
    expect(bad).toEqual([
      { number: 2001, name: 'Tap 1999', reason: 'You can have up to 2,000, and this is one too many' },
      { number: 2002, name: 'Tap 2000', reason: 'You can have up to 2,000, and this is one too many' },
    ]);
  });
});

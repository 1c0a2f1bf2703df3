import { isOneSlip } from './words.ts';

/** Chains on British high streets and trade parks, as they spell themselves: their logos are drawn, so OCR often misreads them. */
const CHAINS =
  `Aldi, Argos, Asda, B&M, Bensons, Boots, Burger King, Caffè Nero, Co-op, Costa, Costco, Currys, Dulux, Dunelm, Esso, Euro Car Parks,
  Greggs, Halfords, Homebase, Howdens, Iceland, IKEA, Jewson, JET, KFC, Lidl, Machine Mart, Marks & Spencer, McDonald's, Morrisons, NCP,
  Nando's, Plumbase, Plumb Center, Post Office, Poundland, Premier Inn, Pret A Manger, Robert Dyas, Ryman, Sainsbury's, Screwfix, Selco,
  Shell, Spar, Speedy Hire, Starbucks, Subway, Tesco, Texaco, The Range, Toolstation, Travelodge, Travis Perkins, Waitrose, WHSmith, Wickes,
  Wilko, Wolseley`
    .split(',')
    .map((name) => name.trim());
/** Shorter names are one letter away from too many words. */
const SHORTEST = 4;

/** The chain whose name this is, allowing one letter misread, dropped or added; otherwise the name itself. */
export function asChain(name: string): string {
  const read = letters(name);
  const chain = CHAINS.find((known) => letters(known).length >= SHORTEST && isOneSlip(read, letters(known)));
  return chain ?? name;
}

function letters(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Forms of company, British first; a line that ends in one is a name. */
export const LEGAL =
  /(?:LTD|LIMITED|S[DB0O]N\.?\s?[B8D][HN]D|G\s?MBH|\b(?:PLC|LLP|CIC|INC|CORP|S\/B|PTE|PTY|OHG|E\.K|CO\.? KG|& ?CO|B\.V))\b/i;

/** Kinds of business; such a word makes a line a likelier name. */
export const BUSINESS = new Set(
  `HARDWARE CAFE RESTAURANT RESTORAN TRADING STORES STORE SUPPLIES SUPPLY MERCHANTS MERCHANT MARKET SUPERMARKET
  PHARMACY BAKERY BAKERIES GARAGE SERVICES STATION BUILDERS PLUMBING PLUMBERS ELECTRICAL HEATING TOOLS TOOL HIRE APOTHEKE
  BAUMARKT STATIONERY STATIONERS ENTERPRISE ENTERPRISES SHOP HOTEL INN KITCHEN GRILL BAR BISTRO TIMBER TYRES MOTORS
  AUTO PARTS CENTRE CENTER HOUSE COFFEE FOODS BUTCHERS CHEMIST BOOKS PAINTS ROOFING GLASS TILES CO COMPANY BROS SONS
  PETROLEUM PARKING RAILWAY CABS TAXIS FARM CYCLES DIY WAREHOUSE EXPRESS DEPOT GROUP INDUSTRIES SALON CLINIC
  HOLDINGS PHOTO OPTICIANS FLORIST NURSERY GARDEN FILLING FORECOURT PRINT PRINTING SYSTEMS SOLUTIONS PRODUCTS
  PETRO FUEL FUELS MART MINIMARKET MINI SEAFOOD CONFECTIONERY NOODLE CAKE CAKES PIZZA BOOKSTORE BOOKSTORES BOOKSHOP
  MARKETING DISTRIBUTION DISTRIBUTOR DISTRIBUTORS VENTURE RETAIL MACHINERY KEDAI PASAR PASARAYA SYARIKAT PERNIAGAAN FARMASI
  NEWSAGENT NEWSAGENTS NEWS CONVENIENCE BARBERS JEWELLERS IRONMONGERS LOCKSMITHS SCAFFOLDING AGGREGATES QUARRY FLOORING
  CARPETS KITCHENS BATHROOMS LIGHTING DECORATORS DECORATING FIXINGS FASTENERS TYRE CLEANERS LAUNDRY VETS DENTAL GROCERS
  GREENGROCERS FISHMONGERS DELICATESSEN TAKEAWAY TANDOORI TAVERN ARMS BREWERY CARPENTRY JOINERY STEEL METALS PLASTICS PIPE
  VALVES AGRICULTURAL PLANT RENTALS RECYCLING SURVEYORS COURIERS COLLEGE MUSEUM THEATRE CINEMA AIRPORT CAMPING OUTDOORS`.split(
    /\s+/,
  ),
);

/** Lines of a receipt's head that are no name: headings, greetings, registers, people, payments. */
export const NO_NAME =
  /\b(?:RECEIPTS?|INVOICE|NV[O0]ICE|TAX|VAT|GST|SST|WELCOME|THANK|THANKS|TEL|TELEPHONE|PHONE|FAX|EMAIL|E-MAIL|DATE|TIME|CASHIER|SERVED|SERVER|TABLE|TILL|OPERATOR|REG(?:ISTRATION|ISTERED)?|COMPANY NO|COPY|CUSTOMER|MEMBER|BILL TO|SOLD TO|SHIP TO|DELIVER|CASH SALE|SALES? (?:RECEIPT|INVOICE|ORDER)|ORDER|MERCHANT ID|TERMINAL|AID|OPEN|OPENING|HOURS|OFFNUNGSZEITEN|STEUER\w*|UST|QTY|DESCRIPTION|ITEM|AMOUNT|PRICE|TOTAL|PAGE|DUPLICATE|REPRINT|STORE MANAGER|MANAGER|YOU WERE|BRANCH|KASSENBON|BELEG|RECHNUNG|QUITTUNG|EUR|GBP|VISIT|FOLLOW US|SCAN|FEEDBACK|SURVEY|DOCUMENT|STATEMENT|POS|ROC|CARD|DEBIT|CREDIT|SALE|PUMP|SIMPLIFIED|REFUND|CO\.? ?NO)\b/i;

/** Streets, places and postcodes: what an address line looks like in Britain, and a little abroad. */
export const ADDRESS = new RegExp(
  [
    '\\b[A-Z]{1,2}[0-9][0-9A-Z]?\\s?[0-9][A-Z8]{2}\\b',
    '[A-Z]{3}[0-9][0-9A-Z]?\\s?[0-9][A-Z]{2}\\s*$',
    '\\b(?:STREET|ST|ROAD|RD|LANE|AVENUE|AVE|DRIVE|CLOSE|WAY|COURT|SQUARE|TERRACE|CRESCENT|HILL|PARADE|GROVE|PLACE|ROW)\\b[.,]?\\s*(?:$|,|[A-Z]+$)',
    '\\b(?:INDUSTRIAL|TRADING|BUSINESS|RETAIL)\\s(?:ESTATE|EST|PARK)\\b|\\bUNIT\\s?\\d|\\bHIGH STREET\\b|\\bP\\.?O\\.? BOX\\b',
    '\\b(?:JALAN|JLN|J1N|TAMAN|BANDAR|LORONG|LOT|KUALA LUMPUR|SELANGOR|JOHOR|PERSIARAN|WISMA|KAMPUNG|DATARAN|NO\\.?\\s?\\d)',
    '(?:STR(?:ASSE|ABE|AßE)?\\.?|WEG|PLATZ|ALLEE)[\\s-]?\\d+',
    '^\\s*\\d{5}\\s+[A-Z]|,\\s*\\d{5}\\b',
    '^\\s*\\d{1,4}[A-Z]?(?:\\s?-\\s?\\d+)?[,\\s]\\s?[A-Z]',
    '^\\s*(?:\\d{1,3}\\s?[-&]\\s?)?\\d{1,3}(?=[A-Z]{4})',
    '\\b(?:LONDON|MANCHESTER|BIRMINGHAM|LEEDS|BRISTOL|GLASGOW|EDINBURGH|CARDIFF|LIVERPOOL|SHEFFIELD|NOTTINGHAM|ENGLAND|SCOTLAND|WALES|UNITED KINGDOM|MALAYSIA|DEUTSCHLAND)\\b\\.?,?\\s*$',
  ].join('|'),
  'i',
);

/** Letters that engines take for one another in print of dots or with wide strokes. */
const LOOK_ALIKE =
  'HM HN MN IT IL TI TL LI OD OQ OC DO CO GC CG EF FE PF FP BE EB BD DB BR RB RK KR VY YV UV VU'.split(' ');

/** A word of business that was misread in one letter ("PHARHACY"), put right; any other word as it is. */
export function mendedTrade(word: string): string {
  if (word.length < 5 || BUSINESS.has(word)) return word;
  const near = [...BUSINESS].filter((trade) => {
    if (trade.length !== word.length) return false;
    const wrong = [...trade].flatMap((letter, i) => (letter === word[i] ? [] : `${letter}${word[i]}`));
    return (
      wrong.length === 1 &&
      LOOK_ALIKE.some((pair) => pair === wrong[0] || `${pair[1]}${pair[0]}` === wrong[0])
    );
  });
  return near.length === 1 && near[0] ? near[0] : word;
}

/** A company's register number, on a line of its own or in brackets. */
export const REGISTER =
  /(?:\bNO\b|\bREG\b|\bROC\b|[([])[^\p{L}]{0,6}[A-Z]{0,4}\d{4,}|^\W*\d{4,}[A-Z -]{0,4}\W*$/iu;

/** A word for a kind of business, also at the end of a run of words whose spaces were swallowed. */
export function isTrade(word: string): boolean {
  return (
    BUSINESS.has(word) ||
    (word.length > 11 && [...BUSINESS].some((trade) => trade.length > 5 && word.endsWith(trade)))
  );
}

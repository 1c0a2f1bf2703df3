type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const sum = (items: Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0);
/** The copies in the list of low stock, without keys and ElectroDB's markers. */
const copies = (items: Item[]) =>
  items.map(({ sk: _, __edb_e__: _entity, ...copy }) => copy).sort((a, b) => Number(a.id) - Number(b.id));
const isLow = ({ quantity, minQuantity = 0 }: Item) => Number(quantity) <= Number(minQuantity);

/** A firm's stock totals and guards: counted from its items and moves (expected) and as stored (found). */
export const recountedStock = (partition: Item[]) => {
  const items = kind(partition, 'item');
  const [totals = {}] = kind(partition, 'stockTotals');
  const expected = {
    items: items.length,
    lowItems: items.filter(isLow).length,
    low: copies(items.filter(isLow)),
    valuePence: sum(items, ({ quantity, unitPrice = 0 }) => Number(quantity) * Number(unitPrice)),
    skus: items.flatMap(({ sku }) => (sku ? [sku] : [])).sort(),
    moves: kind(partition, 'stockMove').length,
  };
  const found = {
    items: Number(totals.items ?? 0),
    lowItems: Number(totals.low ?? 0),
    low: copies(kind(partition, 'lowStock')),
    valuePence: Number(totals.valuePence ?? 0),
    skus: kind(partition, 'sku')
      .map(({ sku }) => sku)
      .sort(),
    moves: sum([...items, ...kind(partition, 'retiredItem')], ({ moveCount = 0 }) => Number(moveCount)),
  };
  return { expected, found };
};

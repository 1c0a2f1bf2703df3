import type { Item } from '#shared/inventory/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { seesPrices } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Card } from '../../components/card.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { callHref, mailHref } from '../../components/hrefs.ts';
import { Money } from '../../components/money.tsx';
import { categoryLooks, locationNames } from './looks.ts';
import { labels, texts } from './texts.ts';

/** An item's details. */
export function ItemFacts({ item }: { item: Item }) {
  const { category, location, sku, barcode, unitPrice, quantity, minQuantity, maxQuantity } = item;
  const isPriced = seesPrices(useSignedInUser());
  return (
    <Card>
      <Facts>
        <Fact name={labels.category}>{categoryLooks[category].name}</Fact>
        <Fact name={labels.location}>{location ? locationNames[location] : texts.noLocation}</Fact>
        {isPriced && (
          <>
            <Fact name={labels.unitPrice}>
              {unitPrice === null ? texts.noPrice : <Money pounds={unitPrice} />}
            </Fact>
            <Fact name={texts.stockValue}>
              {unitPrice === null ? (
                texts.noPrice
              ) : (
                <Money pounds={toPounds(quantity * toPence(unitPrice))} />
              )}
            </Fact>
          </>
        )}
        <Fact name={labels.minQuantity}>{minQuantity.toLocaleString('en-GB')}</Fact>
        <Fact name={labels.maxQuantity}>{maxQuantity?.toLocaleString('en-GB') ?? texts.noPrice}</Fact>
        <Fact name={labels.sku}>{sku ?? texts.noSku}</Fact>
        {barcode && <Fact name={labels.barcode}>{barcode}</Fact>}
        <Supplier item={item} />
      </Facts>
    </Card>
  );
}

function Supplier({ item: { supplierName, supplierContact } }: { item: Item }) {
  if (!supplierName && !supplierContact) return null;
  return (
    <Fact name={texts.supplier} width="full">
      {supplierName && <p>{supplierName}</p>}
      {supplierContact && <Contact text={supplierContact} />}
    </Fact>
  );
}

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** A contact is free text: an email address, a phone number, or plain words. */
function Contact({ text }: { text: string }) {
  const isMail = /^\S+@\S+\.\S+$/.test(text);
  const isPhone = /^\+?[\d\s()-]{6,}$/.test(text);
  if (!isMail && !isPhone) return <p>{text}</p>;
  return (
    <a href={isMail ? mailHref(text) : callHref(text)} className={linkClass}>
      {text}
    </a>
  );
}

import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Tag from 'lucide-react/icons/tag';
import type { Item } from '#shared/inventory/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { seesPrices } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { FactLink, FactRow, FactRows } from '../../components/fact-rows.tsx';
import { callHref, mailHref } from '../../components/hrefs.ts';
import { Money } from '../../components/money.tsx';
import { categoryLooks, locationNames } from './looks.ts';
import { labels, texts } from './texts.ts';

/** An item's details. */
export function ItemFacts({ item }: { item: Item }) {
  const { category, location, sku, barcode, minQuantity, maxQuantity } = item;
  const limits = [
    minQuantity > 0 && texts.least(minQuantity.toLocaleString('en-GB')),
    maxQuantity !== null && texts.most(maxQuantity.toLocaleString('en-GB')),
  ].filter(Boolean);
  const codes = [sku && texts.skuIs(sku), barcode && texts.barcodeIs(barcode)].filter(Boolean);
  const isPriced = seesPrices(useSignedInUser());
  return (
    <FactRows>
      {isPriced && <PriceRow item={item} />}
      <FactRow icon={categoryLooks[category].icon} name={labels.category}>
        {categoryLooks[category].name}
      </FactRow>
      {location && (
        <FactRow icon={MapPin} name={labels.location}>
          {locationNames[location]}
        </FactRow>
      )}
      {limits.length > 0 && (
        <FactRow icon={Scale} name={texts.minMax} second={limits[1]}>
          {limits[0]}
        </FactRow>
      )}
      {codes.length > 0 && (
        <FactRow icon={ScanBarcode} name={texts.codes} second={codes[1]}>
          {codes[0]}
        </FactRow>
      )}
      <SupplierRow item={item} />
    </FactRows>
  );
}

function PriceRow({ item: { unitPrice, quantity } }: { item: Item }) {
  if (unitPrice === null) {
    return (
      <FactRow icon={Tag} name={labels.unitPrice}>
        <span className="font-normal text-muted">{texts.noUnitPrice}</span>
      </FactRow>
    );
  }
  const value = <Money pounds={toPounds(quantity * toPence(unitPrice))} />;
  return (
    <FactRow
      icon={Tag}
      name={labels.unitPrice}
      second={
        <>
          {texts.stockValue} {value}
        </>
      }
    >
      <Money pounds={unitPrice} /> {texts.each}
    </FactRow>
  );
}

/** A contact is free text: an email address, a phone number, or plain words. */
function SupplierRow({ item: { supplierName, supplierContact } }: { item: Item }) {
  const contact = supplierContact ?? '';
  const isMail = /^\S+@\S+\.\S+$/.test(contact);
  const isPhone = /^\+?[\d\s()-]{6,}$/.test(contact);
  if (!supplierName && !contact) return null;
  return (
    <FactRow
      icon={Building2}
      name={texts.supplier}
      second={supplierName && contact}
      end={
        <>
          {isMail && <FactLink icon={Mail} label={texts.mailTo(contact)} href={mailHref(contact)} />}
          {isPhone && <FactLink icon={Phone} label={texts.call(contact)} href={callHref(contact)} />}
        </>
      }
    >
      {supplierName ?? contact}
    </FactRow>
  );
}

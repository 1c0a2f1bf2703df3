/** @jsxImportSource preact */
import type { GuestDocument } from '#shared/guest/document.ts';
import { partOfUk } from '#shared/uk/identifiers.ts';
import { texts } from '../texts.ts';
import { oneLine } from './seller-head.tsx';

/** The seller's legal details. */
const particulars = ({
  name,
  legalName,
  companyNumber,
  registeredOffice,
  vatNumber,
}: GuestDocument['seller']) =>
  [
    legalName && legalName !== name ? `${name} is a trading name of ${legalName}` : name,
    companyNumber && `registered in ${partOfUk(companyNumber)} under number ${companyNumber}`,
    registeredOffice && `registered office ${oneLine(registeredOffice)}`,
    vatNumber && `VAT number ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(', ');

export function Footer({ seller }: Pick<GuestDocument, 'seller'>) {
  return (
    <footer class="px-2 pt-8 text-center text-micro text-balance text-muted wrap-anywhere lg:col-span-2">
      {particulars(seller)}. <span class="no-print">{texts.footer}</span>
    </footer>
  );
}

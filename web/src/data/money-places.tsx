import { Link } from 'react-router-dom';

const places = {
  '/receipts': 'Receipts',
  '/tax': 'Tax figures',
  '/books': 'Files for your accountant',
} as const;

/** From one of the pages that look at the same money to the others. */
export function MoneyPlaces({ except }: { except: keyof typeof places }) {
  return (
    <nav aria-label="See also" className="flex flex-wrap gap-x-5 text-small">
      {Object.entries(places).map(
        ([path, name]) =>
          path !== except && (
            <Link key={path} to={path} className="inline-flex min-h-11 items-center underline">
              {name}
            </Link>
          ),
      )}
    </nav>
  );
}

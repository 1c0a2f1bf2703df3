import { Link } from 'react-router-dom';

const places = {
  '/receipts': 'Receipts',
  '/tax': 'Tax figures',
  '/books': 'Files for your accountant',
} as const;

/** Links between the pages about the same money. */
export function MoneyPlaces({ except }: { except: keyof typeof places }) {
  return (
    <nav aria-label="See also" className="no-print flex flex-wrap gap-x-5 text-small">
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

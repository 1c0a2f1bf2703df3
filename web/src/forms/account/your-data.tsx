import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';

/** Exporting one's data and erasing the account, for everybody who is signed in. */
export function YourData() {
  return (
    <div className="grid gap-6">
      <ExportSection />
      <EraseSection />
    </div>
  );
}

import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';

/** Taking one's data out and erasing the account: open to everybody who is signed in. */
export function YourData() {
  return (
    <div className="grid gap-6">
      <ExportSection />
      <EraseSection />
    </div>
  );
}

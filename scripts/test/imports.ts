import { ceilings, foldersInCircles } from './folder-circles.ts';
import { cruise, explain } from './import-graph.ts';

/** Checks the import rules, and that no more folders than before are in import cycles. */

const cruised = cruise(['shared', 'functions', 'web/src', 'infra', 'local', 'tools']);
if (cruised.violations > 0) {
  console.log(explain(cruised));
  process.exitCode = 1;
}

for (const [layer, ceiling] of Object.entries(ceilings)) {
  const folders = foldersInCircles(cruised.graph, layer);
  const list = folders.length > 0 ? `: ${folders.join(', ')}` : '';
  console.log(`· ${layer}: ${folders.length} folders in import circles, at most ${ceiling}${list}`);
  if (folders.length > ceiling) process.exitCode = 1;
}

import { writeFileSync } from 'node:fs';
import { rolesPage, rolesPath } from './roles/page.ts';

writeFileSync(rolesPath, rolesPage());

// node packages/ui/scripts/build.ts: builds the published package if its sources changed.
import { buildPackage } from './buildPackage.ts';

await buildPackage();

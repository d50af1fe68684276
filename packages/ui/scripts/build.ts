// node packages/ui/scripts/build.ts: builds what is published, if its sources changed.
import { buildPackage } from './buildPackage.ts';

await buildPackage();

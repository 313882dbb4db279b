// `npm run build`: makes everything anew, stale or not.
import { buildBundles, buildClient, buildWeb } from './launch/build-stale.mjs';

try {
  await buildClient();
  await buildBundles();
  await buildWeb();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

// `npm run client`: writes the types of the TypeScript client from the interface description.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import bundleOptions from '../rolldown.config.mjs';
import { clientTypes, clientTypesFile } from './client/client-types.mjs';
import { root } from './launch/environment.mjs';

/** The description is TypeScript with our own imports, so it is bundled first; packages stay where they are. */
async function interfaceDescription() {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'dist', 'description-'));
  try {
    const bundle = await rolldown({ ...bundleOptions, input: 'lib/surfaces/openapi/document.ts', cwd: root, logLevel: 'warn' });
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'document.mjs' });
    await bundle.close();
    const { makeDocument } = await import(pathToFileURL(path.join(folder, 'document.mjs')).href);
    // The types know no address.
    return makeDocument('http://localhost:3000');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

writeFileSync(path.join(root, clientTypesFile), await clientTypes(await interfaceDescription()));
console.log(`Written: ${clientTypesFile}`);
process.exit(0); // what the operations import keeps timers

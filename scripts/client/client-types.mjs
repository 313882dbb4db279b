// The types of the TypeScript client, made from the interface description.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root } from '../launch/environment.mjs';

export const clientTypesFile = 'lib/client/paraph-api.ts';

const head = '// Made by `npm run client` from the interface description. Change an operation, not this file.\n\n';

/**
 * @param {object} document an OpenAPI document
 * @returns {Promise<string>} the text of lib/client/paraph-api.ts, formatted as every file of the project
 */
export async function clientTypes(document) {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return formatted(head + astToString(nodes));
}

function formatted(text) {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${clientTypesFile}`], { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`biome format failed.\n${stderr}`);
  return stdout;
}

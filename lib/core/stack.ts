import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from './env';

/** As many maps are kept, those that were needed last. */
const mostMaps = 16;
/** By file, its map; null where it has none that can be read. */
const maps = new Map<string, SourceMap | null>();

/**
 * A stack with the lines that were written in place of those that were built, as far as their maps can be read. A map is read when
 * a stack goes through its file: Node's own `--enable-source-maps` keeps the maps of all that is loaded, 337 MB in the web process,
 * and Next.js gives stacks as they are all the same.
 */
export const asWritten = (stack: string): string =>
  stack.replace(/((?:file:\/\/)?\/[^\s()]+\.m?js):(\d+):(\d+)/g, (built, name: string, line: string, column: string) => {
    try {
      return positionOf(name.startsWith('file:') ? fileURLToPath(name) : name, Number(line), Number(column)) ?? built;
    } catch {
      return built; // a stack is worth more than its lines
    }
  });

function positionOf(file: string, line: number, column: number): string | null {
  if (file.includes('/node_modules/')) return null;
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found) || !found.originalSource) return null;
  const source = path.resolve(path.dirname(file), decodeURI(found.originalSource));
  return `${path.relative(env().appRoot, source)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

function mapOf(file: string): SourceMap | null {
  const map = maps.get(file) ?? (maps.has(file) ? null : readMap(file));
  maps.delete(file);
  maps.set(file, map);
  const [oldest] = maps.keys();
  if (maps.size > mostMaps && oldest) maps.delete(oldest);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(withoutContent(JSON.parse(readFileSync(/* turbopackIgnore: true */ `${file}.map`, 'utf8'))));
  } catch {
    return null;
  }
}

type Payload = ConstructorParameters<typeof SourceMap>[0] & { sections?: { offset: object; map: Payload }[] };

/** The sources themselves are nine tenths of a map. */
function withoutContent({ sections, sourcesContent: _, ...payload }: Payload): Payload {
  const inner = sections?.map(({ offset, map }) => ({ offset, map: withoutContent(map) }));
  return { ...payload, sourcesContent: [], ...(inner ? { sections: inner } : {}) };
}

import { importsOf, type Rule, type SourceFile, type Violation } from './source-files';

/** Routes that are no operation, each with its reason. */
const INFRASTRUCTURE = [
  /^app\/(healthz|readyz|metrics)\/route\.ts$/, // for whoever watches the process
  /^app\/auth\//, // the sign-in library's own
  /^app\/sign-in\//,
  /^app\/mcp\/(workflows\/)?route\.ts$/, // the tool servers, themselves readings of the list
  /^app\/(openapi\.json|llms\.txt)\/route\.ts$/, // the interface description, a reading of the whole list
  /^app\/(v1|files|workflows)\/\[\.\.\.unknown\]\/route\.ts$/, // the API's 404
];

const OPERATION_FILE = /^lib\/domain\/[^/]+\/operations\/[^/]+(?<!\.docs)\.ts$/;
const LIST = 'lib/domain/operations.ts';
/** What is long enough for a list of its own, which the list takes in. */
const LISTS = [LIST, ...['editor', 'guest', 'operator'].map((which) => `lib/domain/${which}-operations.ts`)];

type Declared = { path: string; name: string; method?: string | undefined; route?: string | undefined };

export const everyOperationHasATest: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return operationFiles(files)
    .filter(({ path }) => !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map(({ path }) => ({ path, message: `No test beside it: write ${path.replace(/\.ts$/, '.test.ts')}, named for what the operation guarantees.` }));
};

export const everyOperationIsListed: Rule = (files) => {
  const listed = new Set(files.filter(({ path }) => LISTS.includes(path)).flatMap(importsOf));
  return operationFiles(files).flatMap((file): Violation[] => {
    const { path } = file;
    if (declared(file).length !== 1)
      return [{ path, message: 'An operation file exports exactly one operation: `export const sendForSignature = operation({ … })`.' }];
    return listed.has(path.replace(/\.ts$/, ''))
      ? []
      : [{ path, message: `Not in the list: add it to ${LIST}, from which interface description, tools and sweeps are made.` }];
  });
};

export const everyHttpOperationHasItsRoute: Rule = (files) => {
  const routes = files.filter(isRoute);
  return operationFiles(files)
    .flatMap(declared)
    .flatMap((operation): Violation[] => {
      if (!operation.route) return [];
      const wanted = shape(operation.route);
      const route = routes.find(({ path }) => shape(address(path)) === wanted);
      const serves = new RegExp(`\\b(serve|serveForm)\\([^;]*\\b${operation.name}\\b`);
      if (route && serves.test(route.text)) return [];
      const place = route?.path ?? `app${operation.route.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
      return [
        {
          path: operation.path,
          message: `${operation.method} ${operation.route} has no route: write serve(${operation.name}) or serveForm(${operation.name}) in ${place}.`,
        },
      ];
    });
};

/** What stands in the list for a route that is gone, or that serves an operation by now, would excuse the next one that comes by that name. */
export const everyExceptionIsOfUse: Rule = (files) => {
  const excused = files.filter((file) => isRoute(file) && !servesAnOperation(file));
  return INFRASTRUCTURE.filter((pattern) => !excused.some(({ path }) => pattern.test(path))).map((pattern) => ({
    path: 'lib/architecture/operations.ts',
    message: `No route needs the exception ${pattern}: take it out of the list.`,
  }));
};

export const everyRouteServesAnOperation: Rule = (files) =>
  files
    .filter((file) => isRoute(file) && !INFRASTRUCTURE.some((pattern) => pattern.test(file.path)))
    .filter((file) => !servesAnOperation(file))
    .map(({ path }) => ({
      path,
      message:
        'Serves no operation: write one in lib/domain/…/operations and serve it here. Only infrastructure stands in the list of lib/architecture/operations.ts.',
    }));

const servesAnOperation = (file: SourceFile) => importsOf(file).some((target) => OPERATION_FILE.test(`${target.replace(/\.ts$/, '')}.ts`));

const operationFiles = (files: readonly SourceFile[]) => files.filter(({ path }) => OPERATION_FILE.test(path) && !path.endsWith('.test.ts'));
const isRoute = ({ path }: SourceFile) => /^app\/(.*\/)?route\.tsx?$/.test(path);

function declared({ path, text }: SourceFile): Declared[] {
  return [...text.matchAll(/export const (\w+) = operation\(/g)].map((match) => {
    const [, method, route] = /\bhttp:\s*['"`]([A-Z]+) ([^'"`]+)['"`]/.exec(text.slice(match.index)) ?? [];
    return { path, name: match[1] ?? '', method, route };
  });
}

/** The address that a route file answers; folders in round brackets do not show in it. */
const address = (path: string) =>
  path
    .replace(/^app/, '')
    .replace(/\/route\.tsx?$/, '')
    .replace(/\/\([^)]+\)/g, '');

/** Parameters by any name are the same place; what takes every address below is another. */
const shape = (route: string) =>
  route
    .replace(/\[\.\.\.[^\]]+\]/g, '**')
    .replace(/\{[^}]+\}|\[[^\]]+\]/g, '*')
    .replace(/\/$/, '');

import { importsOf, isTest, type Rule, type SourceFile, type Violation } from './source-files';

/** A domain may use only those before it. */
const DOMAINS = ['events', 'mail', 'accounts', 'files', 'signatures', 'workflows', 'automations', 'webhooks', 'activity', 'departures', 'operator'];

type Layer = { name: string; holds: RegExp; mayImport: (target: string, file: string) => boolean; instead: string };

const inCore = (target: string) => /^lib\/core\//.test(target);
const inEngines = (target: string) => /^lib\/engines\//.test(target);
const inDomain = (target: string) => /^lib\/domain\//.test(target);
const inComponents = (target: string) => /^components\//.test(target);
const inWords = (target: string) => /^lib\/words\//.test(target);
const isMessage = (target: string) => inWords(target) || /^lib\/core\/i18n(\/|$)/.test(target);
const isPureDomain = (target: string) =>
  /^lib\/domain\/[^/]+\/((.+\/)?(rules|schema|errors)|signing\/strokes|editing\/(commands|definition|touched)|views\/[^/]+)(\.tsx?)?$/.test(target);
/** Reads a file's seals alike in a browser and on the server: bytes and Web Crypto, and nothing else. */
const runsInBrowsers = (target: string) => /^lib\/engines\/pdf\/seal-reading\//.test(target);
const domainOf = (file: string) => /^lib\/domain\/([^/]+)\//.exec(file)?.[1];
const engineOf = (file: string) => /^lib\/engines\/([^/]+)/.exec(file)?.[1];

const LAYERS: Layer[] = [
  {
    name: 'app',
    holds: /^(app\/|proxy\.ts|instrumentation\.ts)/,
    mayImport: (target) =>
      /^app\//.test(target) || inComponents(target) || /^lib\/surfaces\//.test(target) || /^lib\/domain\/[^/]+\/operations\//.test(target) || isMessage(target),
    instead: 'A route or page composes: call load, act, serve or serveForm with an operation, render components, and move every decision below',
  },
  {
    name: 'components',
    holds: /^components\//,
    mayImport: (target) => inComponents(target) || isMessage(target) || isPureDomain(target) || runsInBrowsers(target),
    instead: 'A component gets props and gives events; of a domain it may use rules, schema and errors alone',
  },
  {
    name: 'surfaces',
    holds: /^lib\/surfaces\//,
    mayImport: (target) => /^lib\/surfaces\//.test(target) || inDomain(target) || inEngines(target) || inWords(target) || inCore(target),
    instead: 'A surface reads the domain; what it renders comes from app',
  },
  {
    name: 'domain',
    holds: /^lib\/domain\//,
    mayImport: (target) => inDomain(target) || inEngines(target) || inWords(target) || inCore(target),
    instead: 'The domain does not know who calls it: record an event, and name in lib/domain/events/catalog.ts the job that it wakes',
  },
  {
    name: 'engines',
    holds: /^lib\/engines\//,
    mayImport: (target, file) =>
      runsInBrowsers(file) ? runsInBrowsers(target) : inCore(target) || engineOf(target) === engineOf(file) || engineOf(target) === 'processes',
    instead: 'An engine could be swapped: it knows bytes and lib/core; let the domain bring two engines together',
  },
  {
    name: 'words',
    holds: /^lib\/words\//,
    mayImport: (target) => inWords(target) || inCore(target),
    instead: 'What people read is text and nothing else',
  },
  {
    name: 'client',
    holds: /^lib\/client\//,
    mayImport: (target) => /^lib\/client\//.test(target),
    instead: 'The client of the API knows nothing of the server: it is made from the interface description alone',
  },
  {
    name: 'core',
    holds: /^lib\/core\//,
    mayImport: inCore,
    instead: 'lib/core knows nothing of the product: move what needs more to the layer that has it',
  },
];

/** Imports run downward only. */
export const importsRunDownward: Rule = (files) =>
  arrows(files).flatMap(({ file, target }) => {
    const layer = LAYERS.find(({ holds }) => holds.test(file));
    if (!layer || layer.mayImport(target, file)) return [];
    return [{ path: file, message: `${layer.name} may not import ${target}. ${layer.instead}.` }];
  });

/** Among the domains too: each uses only earlier ones, and none reads the list of operations. */
export const domainsKeepTheirOrder: Rule = (files) =>
  arrows(files).flatMap(({ file, target }): Violation[] => {
    const from = domainOf(file);
    if (!from || !inDomain(target)) return [];
    const to = domainOf(target);
    if (to && DOMAINS.includes(to) && DOMAINS.indexOf(to) <= DOMAINS.indexOf(from)) return [];
    return [
      {
        path: file,
        message: `${from} may not import ${target}: the order is ${DOMAINS.join(', ')}. Pass it in from above, or record an event that the later domain reacts to.`,
      },
    ];
  });

/** Every file of ours lies in a layer that has rules. */
export const filesHaveALayer: Rule = (files) =>
  files.flatMap(({ path }): Violation[] => {
    if (isTest(path) || !path.startsWith('lib/')) return [];
    const domain = domainOf(path);
    if (domain && !DOMAINS.includes(domain))
      return [{ path, message: `The domain "${domain}" has no place in the order of lib/architecture/layers.ts: give it one.` }];
    return LAYERS.some(({ holds }) => holds.test(path))
      ? []
      : [{ path, message: 'Of no layer: move it to lib/core, lib/engines, lib/domain or lib/surfaces.' }];
  });

/** What the tests use is never shipped. */
export const testingStaysInTests: Rule = (files) =>
  arrows(files).flatMap(({ file, target }) =>
    /^lib\/(testing|architecture)\//.test(target) || /^(e2e|bench)\//.test(target)
      ? [{ path: file, message: `Only tests may import ${target}: move what the product needs out of it.` }]
      : [],
  );

function arrows(files: readonly SourceFile[]) {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith('npm:'))
        .map((target) => ({ file: file.path, target })),
    );
}

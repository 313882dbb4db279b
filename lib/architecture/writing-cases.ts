import { type Case, imports } from './case';
import {
  environmentIsReadOnce,
  filesStaySmall,
  invisibleCharactersAreNamedOnce,
  namesSayOneThing,
  networkGoesThroughOneEngine,
  noBarrels,
  rowsAreReadInStores,
  viewsAreTypesInComponents,
} from './writing';

export const writingCases: Record<string, Case> = {
  'process.env only in lib/core/env.ts': {
    rule: environmentIsReadOnce,
    bites: [{ 'lib/core/db.ts': 'process.env.DATABASE_URL' }, { 'app/page.tsx': 'const { PORT } = process.env;' }, { 'proxy.ts': 'process.env.BASE_URL' }],
    allows: [
      { 'lib/core/env.ts': 'process.env' },
      { 'instrumentation.ts': 'process.env.NEXT_RUNTIME' },
      { 'scripts/dev.mjs': 'process.env.PORT' },
      { 'lib/core/db.ts': '// never process.env' },
    ],
  },
  'Prisma only in stores and the queue': {
    rule: rowsAreReadInStores,
    bites: [
      { 'lib/domain/files/rules.ts': 'await db().file.findMany({})' },
      { 'lib/surfaces/http/serve.ts': 'await tx.request.updateMany({})' },
      { 'lib/domain/files/present.ts': 'tx.$executeRaw`DELETE FROM x`' },
    ],
    allows: [
      { 'lib/domain/files/store.ts': 'tx.file.create({})' },
      { 'lib/engines/queue/queue.ts': 'tx.$executeRaw`x`' },
      { 'lib/surfaces/http/health.ts': 'db().$queryRaw`SELECT 1`' },
      { 'lib/core/ids.ts': 'cache.seen.delete(id)' },
    ],
  },
  'the network only through lib/engines/net': {
    rule: networkGoesThroughOneEngine,
    bites: [
      { 'lib/domain/files/rules.ts': 'await fetch(url)' },
      { 'lib/engines/mail/send.ts': imports('node:https') },
      { 'lib/surfaces/http/serve.ts': imports('node:http') },
      { 'lib/surfaces/server/main.ts': imports('node:https') },
      { 'lib/surfaces/server/main.ts': 'await fetch(url)' },
      { 'components/ui/button.tsx': "fetch('https://example.com')" },
    ],
    allows: [
      { 'lib/engines/net/call.ts': 'await fetch(url)' },
      { 'lib/surfaces/server/main.ts': imports('node:http') },
      { 'components/ui/button.tsx': "fetch('/sign/x')" },
      { 'lib/domain/files/rules.ts': 'store.fetch(id)' },
    ],
  },
  'invisible characters are named once': {
    rule: invisibleCharactersAreNamedOnce,
    bites: [{ 'lib/domain/files/rules.ts': 'const unseen = /[\\p{Cc}\\p{Cf}]/u;' }, { 'components/ui/button.tsx': 'text.replace(/[\\u202a-\\u202e]/g, "")' }],
    allows: [
      { 'lib/core/text/invisible.ts': 'String.raw`\\p{Cf}`' },
      { 'lib/domain/files/rules.ts': 'name.replace(/[\\p{Cc}:]/gu, "")' },
      { 'lib/core/ids.test.ts': 'expect(text).not.toMatch(/\\p{Cf}/u)' },
    ],
  },
  'components take only the types of views': {
    rule: viewsAreTypesInComponents,
    bites: [{ 'components/signing/desk.tsx': "import { signingView } from '@/lib/domain/signatures/views/signing-view';" }],
    allows: [
      { 'components/signing/desk.tsx': "import { x } from './x';\nimport type { ReadyView } from '@/lib/domain/signatures/views/signing-view';" },
      { 'lib/domain/files/operations/get-file.ts': "import { fileView } from '../views/file-view';" },
    ],
  },
  'names say one thing': {
    rule: namesSayOneThing,
    bites: [{ 'lib/core/utils.ts': '' }, { 'components/helpers/date.ts': '' }, { 'lib/core/misc.ts': '' }, { 'lib/domain/common/x.ts': '' }],
    allows: [{ 'lib/core/ids.ts': '' }, { 'lib/domain/files/common-name.ts': '' }],
  },
  'no barrels': {
    rule: noBarrels,
    bites: [
      { 'lib/core/index.ts': 'export const x = 1;' },
      { 'lib/core/all.ts': "export * from './ids';" },
      { 'lib/core/all.ts': "export { a } from './a';\nexport { type B } from './b';" },
    ],
    allows: [{ 'lib/core/ids.ts': "export { a } from './a';\nexport const b = 1;" }],
  },
  'no file over 300 lines': {
    rule: filesStaySmall,
    bites: [{ 'lib/core/ids.ts': 'x\n'.repeat(301) }, { 'scripts/start.mjs': 'x\n'.repeat(301) }],
    allows: [{ 'lib/core/ids.ts': 'x\n'.repeat(300) }, { 'lib/words/en/signing.ts': 'x\n'.repeat(900) }],
  },
};

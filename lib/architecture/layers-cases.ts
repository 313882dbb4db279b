import { type Case, imports } from './case';
import { domainsKeepTheirOrder, filesHaveALayer, importsRunDownward, testingStaysInTests } from './layers';

export const layersCases: Record<string, Case> = {
  'imports run downward only': {
    rule: importsRunDownward,
    bites: [
      { 'lib/core/ids.ts': imports('@/lib/engines/pdf/render') },
      { 'lib/core/ids.ts': imports('../domain/events/record') },
      { 'lib/engines/pdf/render.ts': imports('@/lib/domain/files/store') },
      { 'lib/engines/pdf/render.ts': imports('../net/call') },
      { 'lib/domain/files/store.ts': "export const x = () => import('@/lib/surfaces/http/serve');" },
      { 'lib/domain/files/rules.ts': imports('@/components/ui/button') },
      { 'lib/surfaces/http/serve.ts': imports('@/components/ui/button') },
      { 'lib/surfaces/http/serve.ts': imports('@/app/page') },
      { 'components/ui/button.tsx': imports('@/lib/domain/files/store') },
      { 'components/ui/button.tsx': imports('@/lib/core/db') },
      { 'components/ui/button.tsx': imports('@/lib/engines/pdf/seal/seal-pdf') },
      { 'lib/engines/pdf/seal-reading/read-seals.ts': imports('@/lib/core/env') },
      { 'components/ui/button.tsx': imports('../../lib/surfaces/pages/load') },
      { 'app/page.tsx': imports('@/lib/domain/files/store') },
      { 'app/page.tsx': imports('@/lib/core/db') },
      { 'app/page.tsx': imports('@/lib/engines/pdf/render') },
      { 'proxy.ts': imports('./lib/core/db') },
    ],
    allows: [
      { 'lib/core/db.ts': imports('./env') },
      { 'lib/engines/pdf/render.ts': `${imports('@/lib/core/env')} ${imports('./fonts')}` },
      { 'lib/domain/files/store.ts': `${imports('@/lib/engines/storage/blobs')} ${imports('@/lib/core/db')}` },
      { 'lib/surfaces/http/serve.ts': `${imports('@/lib/domain/operations')} ${imports('pino')}` },
      { 'components/verify/check-file.ts': imports('@/lib/engines/pdf/seal-reading/read-seals') },
      { 'components/signing/field.tsx': `${imports('@/lib/domain/signatures/rules')} ${imports('@/lib/words/messages')}` },
      { 'app/v1/route.ts': `${imports('@/lib/domain/files/operations/get-file')} ${imports('@/lib/surfaces/http/serve')}` },
      { 'lib/core/db.test.ts': imports('@/lib/surfaces/http/serve') },
    ],
  },
  'a domain uses only those before it': {
    rule: domainsKeepTheirOrder,
    bites: [
      { 'lib/domain/events/record.ts': imports('../accounts/store') },
      { 'lib/domain/signatures/rules.ts': imports('@/lib/domain/workflows/rules') },
      { 'lib/domain/files/rules.ts': imports('@/lib/domain/operations') },
      { 'lib/domain/files/rules.ts': imports('@/lib/domain/unheard-of/rules') },
    ],
    allows: [
      { 'lib/domain/signatures/rules.ts': imports('../events/record') },
      { 'lib/domain/operations.ts': imports('./workflows/operations/run-it') },
      { 'lib/domain/files/store.ts': imports('./rules') },
    ],
  },
  'every file has a layer': {
    rule: filesHaveALayer,
    bites: [{ 'lib/stray.ts': '' }, { 'lib/domain/unheard-of/rules.ts': '' }],
    allows: [{ 'lib/core/ids.ts': '' }, { 'lib/domain/operations.ts': '' }, { 'lib/testing/clock.ts': '' }, { 'scripts/start.mjs': '' }],
  },
  'what the tests use is not shipped': {
    rule: testingStaysInTests,
    bites: [{ 'lib/core/clock.ts': imports('@/lib/testing/clock') }, { 'app/page.tsx': imports('../e2e/sign-in') }],
    allows: [{ 'lib/core/clock.test.ts': imports('@/lib/testing/clock') }],
  },
};

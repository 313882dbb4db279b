import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { certificateSample, certificateSamples } from './certificate-samples';

const A4 = certificateSamples.filter((name) => !name.includes('small'));

test.each(languages)('%s: the certificate of each case stands on one page of A4 where one signs, on two at most where two do', async (language) => {
  for (const name of A4) {
    const pages = await describePages(await certificateSample(name, language));
    expect([name, pages.length]).toEqual([name, name.startsWith('both') ? expect.toSatisfy((count: number) => count <= 2) : 1]);
  }
});

import { notFound } from 'next/navigation';
import { env } from '@/lib/core/env';
import { type Language, languages } from '@/lib/core/i18n/languages';
import { letterSamples } from '@/lib/domain/letter-samples';
import { certificateSample, certificateSamples } from '@/lib/domain/signatures/sealing/certificate/certificate-samples';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';

/** Only where the product is developed. */
export function refuseInProduction(): void {
  if (env().NODE_ENV === 'production') notFound();
}

export const languageAsked = (value: string | string[] | undefined): Language => languages.find((language) => language === value) ?? 'en';

/** Every email in one language. */
export const sampleLetters = (language: Language) =>
  Promise.all(Object.entries(letterSamples).map(async ([name, make]) => ({ name, ...(await make(language)) })));

const CERTIFICATE_WIDTH_PX = 1_000;

/** Every certificate in one language, its pages as data addresses. */
export const sampleCertificates = (language: Language) =>
  Promise.all(
    certificateSamples.map(async (name) => {
      const pdf = await certificateSample(name, language);
      const pages = await describePages(pdf);
      const drawn = await Promise.all(pages.map((_, index) => drawPage(pdf, index + 1, CERTIFICATE_WIDTH_PX)));
      return { name, pictures: drawn.map(({ webp }) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`) };
    }),
  );

import type { Metadata } from 'next';
import { Controls } from '@/components/gallery/controls';
import { CertificateList, GalleryPage, galleryParts, LetterList, PageList } from '@/components/gallery/gallery-page';
import { languageAsked, refuseInProduction, sampleCertificates, sampleLetters } from '@/lib/surfaces/pages/gallery';
import { messagesFor } from '@/lib/words/messages';

export const metadata: Metadata = { title: 'Gallery' };

type Props = { searchParams: Promise<{ part?: string | string[]; language?: string | string[] }> };

export default async function Page({ searchParams }: Props) {
  refuseInProduction();
  const asked = await searchParams;
  const language = languageAsked(asked.language);
  const part = galleryParts.find((each) => each === asked.part) ?? 'controls';
  return (
    <GalleryPage part={part} language={language}>
      {part === 'controls' ? <Controls language={language} words={messagesFor(language).states.link} /> : null}
      {part === 'pages' ? <PageList language={language} /> : null}
      {part === 'letters' ? <LetterList letters={await sampleLetters(language)} /> : null}
      {part === 'certificates' ? <CertificateList certificates={await sampleCertificates(language)} /> : null}
    </GalleryPage>
  );
}

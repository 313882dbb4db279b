import type { ReactNode } from 'react';
import { type Language, languages, nameOfLanguage } from '@/lib/core/i18n/languages';
import { Section } from '../dashboard/section';
import { EmailFrame } from '../mailbox/email-frame';
import { PageShell } from '../ui/page-shell';
import { pageStates } from './page-states';

export const galleryParts = ['controls', 'pages', 'letters', 'certificates'] as const;
export type GalleryPart = (typeof galleryParts)[number];

type Props = { part: GalleryPart; language: Language; children: ReactNode };

/** Whoever works on the product sees every state of it here, without bringing it about. */
export function GalleryPage({ part, language, children }: Props) {
  return (
    <PageShell lang="en">
      <div className="mx-auto grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8">
        <h1 className="font-serif text-2xl font-semibold">Gallery</h1>
        <Choices label="Part" options={galleryParts.map((each) => ({ href: `?part=${each}&language=${language}`, text: each, isChosen: each === part }))} />
        <Choices
          label="Language"
          options={languages.map((each) => ({ href: `?part=${part}&language=${each}`, text: nameOfLanguage(each), isChosen: each === language }))}
        />
        {children}
      </div>
    </PageShell>
  );
}

type Option = { href: string; text: string; isChosen: boolean };

function Choices({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-4">
      {options.map(({ href, text, isChosen }) => (
        <a
          key={href}
          href={href}
          aria-current={isChosen ? 'page' : undefined}
          className="py-2 text-accent underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Each is a page of its own, as its landmarks and its title are. */
export function PageList({ language }: { language: Language }) {
  return (
    <ul className="grid gap-1">
      {Object.keys(pageStates).map((name) => (
        <li key={name}>
          <a href={`/gallery/states/${name}?language=${language}`} className="inline-block py-2 text-accent underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export type ShownLetter = { name: string; subject: string; html: string };

export function LetterList({ letters }: { letters: readonly ShownLetter[] }) {
  return letters.map(({ name, subject, html }) => (
    <Section key={name} id={name.replaceAll(/\W+/g, '-')} title={name}>
      <p>{subject}</p>
      <EmailFrame html={html} title={name} />
    </Section>
  ));
}

export type ShownCertificate = { name: string; pictures: readonly string[] };

export function CertificateList({ certificates }: { certificates: readonly ShownCertificate[] }) {
  return certificates.map(({ name, pictures }) => (
    <Section key={name} id={name.replaceAll(/\W+/g, '-')} title={name}>
      <div className="flex flex-wrap gap-4">
        {pictures.map((picture, index) => (
          <img key={picture.slice(-40)} src={picture} alt={`Page ${index + 1}`} className="w-full max-w-[32rem] border border-line bg-sheet" />
        ))}
      </div>
    </Section>
  ));
}

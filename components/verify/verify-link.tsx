import type { Language } from '@/lib/core/i18n/languages';
import { ButtonLink } from '../ui/button';

export const verifyAddress = (language: Language): string => `/verify?lang=${language}`;

/** Leads whoever holds the sealed file to where it is checked. */
export function VerifyLink({ language, text }: { language: Language; text: string }) {
  return (
    <p>
      <ButtonLink href={verifyAddress(language)} kind="quiet" className="-mx-4">
        {text}
      </ButtonLink>
    </p>
  );
}

import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { namesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import { readOfficeFile } from '@/lib/engines/office/read-office-file';
import { condensed, type TemplateReading } from '../../files/hosted/template-reading';
import type { DocumentSettings } from '../editing/definition';
import { composeTemplate } from './compose-template';
import type { StartingPoint } from './rules';
import { sampleOf } from './sample-of';
import { settingsOf } from './settings-of';
import { templateWords } from './words-of';

/** A starting point as it is taken: its bytes with what they ask for, how its document is set up, and data that fill it. */
export type TakenPoint = { bytes: Uint8Array; reading: TemplateReading; settings: DocumentSettings; sample: Record<string, unknown> };

export async function takePoint(point: StartingPoint, language: Language): Promise<TakenPoint> {
  const bytes = composeTemplate(point, language);
  const reading = condensed(await readOfficeFile(bytes));
  if (!reading) throw new Error(`The template ${point} has too many tags.`);
  const settings = settingsOf(point, language);
  const { outputName, signature } = settings;
  const templated = [outputName, signature?.signerName ?? '', signature?.signerEmail ?? ''];
  const inSettings = templated.flatMap((text) => readTags(text).flatMap(({ tag }) => namesIn(tag)));
  const names = new Set([...reading.tags.flatMap(({ names: read }) => read), ...inSettings]);
  return { bytes, reading, settings, sample: sampleOf(templateWords(language), names) };
}

/** How values of its sample are written. */
export const settingIn = (language: Language) => ({ language: localeOf(language), timeZone: 'UTC' });

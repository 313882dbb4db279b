import { fillText, tagsOfText } from '@/lib/engines/office/language/fill-text';
import { type Finding, isLeftEmpty } from '@/lib/engines/office/language/finding';
import type { Setting } from '@/lib/engines/office/language/setting';
import { folderOf } from '../files/hosted/folder';
import { tagProblems, templatedText } from './templated-text';

/** In which folder an output is put. A block that reaches over a slash would be none in either level: it is refused. */
export const folderText = () =>
  templatedText().superRefine((text, context) => {
    if (tagProblems(text).length > 0) return;
    for (const { code, message } of folderProblems(text)) context.addIssue({ code: 'custom', message, params: { code } });
  });

/** What is wrong with the tags of its levels, each with the tag that it speaks of. */
export const folderProblems = (text: string): ReturnType<typeof tagProblems> => levelsOf(text).flatMap(tagProblems);

/**
 * The folder that a setting comes to. Each level is filled by itself: a slash in a value makes no level. One that lacks a value is
 * left out, with a warning, rather than gather everything that lacks it. Throws FillFailed.
 */
export function fillFolder(setting: string, { values, setting: writing }: { values: unknown; setting: Setting }): { folder: string; findings: Finding[] } {
  const filled = levelsOf(setting).map((level) => fillText(level, values, writing));
  const whole = filled.filter(({ findings }) => !findings.some(isLeftEmpty));
  const findings = filled.flatMap((level) => level.findings.map((finding) => ({ ...finding, place: finding.place ?? 'folder' })));
  return { folder: folderOf(whole.map(({ text }) => text)), findings };
}

/** What stands between the slashes of a setting; those inside a tag are its own, as in {{=A/B}} and {{/if}}. */
function levelsOf(text: string): string[] {
  const tags = tagsOfText(text);
  const levels: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/[/\\]/g)) {
    if (tags.some(({ start, end }) => start <= index && index < end)) continue;
    levels.push(text.slice(from, index));
    from = index + 1;
  }
  return [...levels, text.slice(from)];
}

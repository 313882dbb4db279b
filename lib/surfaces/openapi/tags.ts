import type { AnyOperation } from '@/lib/core/operation';

type Tag = { name: string; description: string };

export const webhooksTag = 'Webhooks';

/** Chapters of the description, by address; the first that fits counts. */
const chapters: readonly (readonly [addresses: RegExp, tag: Tag])[] = [
  [/^\/v1\/requests/, { name: 'Signature requests', description: 'Ask one person to sign one document, follow the request, and get the signed PDF.' }],
  [/^\/v1\/uploads/, { name: 'Uploads', description: 'Bring in a PDF that is too large for the body of a request.' }],
  [/^\/v1\/verifications/, { name: 'Verification', description: 'Tell whether a file is one that was sealed here, and is still what was signed.' }],
  [/^\/v1\/webhooks/, { name: webhooksTag, description: 'Have events posted to an address of yours, look at what was sent, and send it again.' }],
  [/^\/workflows(?!\/\{wkf_id\}\/(automations|outputs|events))/, { name: 'Workflows', description: 'Make documents from templates and data.' }],
  [/^\/(workflows|outputs)\//, { name: 'Automations', description: 'Start and follow the runs of a workflow, fetch what they made, and see what was posted.' }],
  [/^\/in\//, { name: 'Sources', description: 'Post data to a workflow’s source; its address is the credential.' }],
  [/^\/files/, { name: 'Files', description: 'The files of templates and outputs.' }],
];

const chapterOf = (op: AnyOperation): Tag => {
  const path = op.http?.split(' ')[1] ?? '';
  const known = chapters.find(([addresses]) => addresses.test(path))?.[1];
  return known ?? { name: 'More', description: 'What belongs to no other chapter.' };
};

export const tagOf = (op: AnyOperation): string => chapterOf(op).name;

/** The tags of these names, in the order of the chapters. */
export function tagsOf(names: readonly string[]): Tag[] {
  const more = { name: 'More', description: 'What belongs to no other chapter.' };
  return [...chapters.map(([, tag]) => tag), more].filter(({ name }) => names.includes(name));
}

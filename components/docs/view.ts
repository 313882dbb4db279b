/** What the reference page shows of the interface description. */
export type MemberView = { name: string; type: string; required: boolean; description: string; notes: readonly string[] };

export type ExampleView = { title: string; status: number; curl: string; typescript: string };

export type AnswerView = {
  status: string;
  description: string;
  mediaType: string;
  headers: readonly string[];
  members: readonly MemberView[];
  errors: readonly { code: string; message: string }[];
  examples: readonly { summary: string; json: string }[];
};

export type OperationView = {
  name: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  needsKey: boolean;
  parameters: readonly { name: string; place: string; member: MemberView }[];
  body: { mediaType: string; description: string; members: readonly MemberView[] } | null;
  answers: readonly AnswerView[];
  examples: readonly ExampleView[];
};

/** `slug`: its part of the page's address. */
export type ChapterView = { name: string; slug: string; description: string; operations: readonly OperationView[] };

/** Of the page about what is posted to webhooks. */
export const eventsSlug = 'events';

/** What is posted to webhooks. */
export type EventView = { type: string; summary: string; members: readonly MemberView[]; json: string };

export type ReferenceView = {
  title: string;
  version: string;
  about: string;
  baseUrl: string;
  first: readonly ExampleView[];
  chapters: readonly ChapterView[];
  events: readonly EventView[];
};

/** What the reference page shows of the interface description. */
export type MemberView = {
  name: string;
  type: string;
  required: boolean;
  description: string;
  notes: readonly string[];
  /** The shape that has its members; empty where they follow it, or it has none. */
  shape: string;
};

/** Members under a name of their own, which stand once on a page. */
export type ShapeView = { name: string; members: readonly MemberView[] };

export type ExampleView = { title: string; status: number; curl: string; typescript: string };

export type AnswerView = {
  status: string;
  description: string;
  mediaType: string;
  headers: readonly string[];
  /** What it is, or what it is a list of; empty where its own members are told. */
  shape: string;
  isList: boolean;
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
export type ChapterView = { name: string; slug: string; description: string; operations: readonly OperationView[]; shapes: readonly ShapeView[] };

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
  error: { members: readonly MemberView[]; json: string };
  chapters: readonly ChapterView[];
  events: readonly EventView[];
  eventShapes: readonly ShapeView[];
};

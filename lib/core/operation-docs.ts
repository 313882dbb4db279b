/** What stands for values that are known only when an example runs. */
export const variables = {
  $REQUEST_ID: 'requestId',
  $REQUEST_TOKEN: 'requestToken',
  $UPLOAD_ID: 'uploadId',
  $WKF_ID: 'workflowId',
  $DOC_ID: 'documentId',
  $FILE_ID: 'fileId',
  $WEBHOOK_ID: 'webhookId',
  $DELIVERY_ID: 'deliveryId',
  $SOURCE_SECRET: 'sourceSecret',
  $EVENT_ID: 'eventId',
  $AUT_ID: 'automationId',
  $OUTPUT_TOKEN: 'outputToken',
  $FILE_HASH: 'fileHash',
} as const;
export type Variable = keyof typeof variables;

/** One call as the documentation shows it: in the reference as curl and TypeScript, in the description as a body, and run by a test. */
export type Example = {
  title: string;
  /** The status of its answer. */
  status: number;
  /** In which state the world is when the call comes, by a name of `lib/testing/world.ts`: from there come the values of its variables. */
  given?: string;
  path?: Record<string, Variable>;
  headers?: Record<string, string>;
  withKey?: boolean;
  body?: Record<string, unknown>;
  /** Stands in the quick start as well. */
  first?: boolean;
  /** The file whose bytes are sent: as they are, or as the part of a multipart body that `part` names. */
  sends?: string;
  part?: string;
  /** The file that the answer's bytes are written to. */
  saves?: string;
};

/** What programmers read of an operation beyond its summary; in `<verb-noun>.docs.ts` beside it. */
export type OperationDocs = {
  remarks: string;
  examples: readonly Example[];
  /** What the body may be, of an operation that reads bytes and takes JSON of any members. */
  body?: string;
  /** Headers that the operation reads by itself, each with what it does. */
  headers?: Readonly<Record<string, string>>;
  /** Calls that no page shows: how answers come about that depend on a state. Tests run them. */
  situations?: readonly Example[];
  /** Every status that it answers, where a specification lists them: those, what our decisions add, and no others. */
  listed?: { specified: readonly number[]; added?: readonly number[] };
  /** Bodies as they are answered, by a short name; without them a sample of the output's schema stands there. */
  answers?: Record<string, { summary: string; value: unknown }>;
};

/** The Content-Type of a documented call that sends the bytes of a file as they are; nothing where it sends none. */
export const typeOfSent = ({ sends, part, headers }: Example): string | undefined =>
  sends === undefined || part !== undefined ? undefined : (headers?.['Content-Type'] ?? 'application/pdf');

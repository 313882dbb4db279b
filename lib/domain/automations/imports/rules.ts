/**
 * Terminology. An *import* is a table (CSV) of which each row becomes a post and its run. It is *checked* first, which starts nothing;
 * begun, its rows become runs a few at a time, each once, until none *waits* any more or somebody stops it.
 */
export const importStatuses = ['checked', 'running', 'done', 'cancelled'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const importIdPattern = /^imp_[0-9A-Za-z]{20}$/;

const maxImportMegabytes = 10;
export const maxImportBytes = maxImportMegabytes * 1024 * 1024;
export const maxImportRows = 10_000;
export const maxColumns = 500;
/** Of all rows together as they would be posted: the names of the columns stand in each. */
export const maxImportPayload = 64 * 1024 * 1024;

/** Rows that are shown as what they would become, and rows with problems that are listed on the page: the file of them has all. */
export const shownFirst = 10;
export const shownProblems = 100;

/** So many of an import's runs wait or are under way at once: other posts of the account never stand behind thousands of rows. */
export const openAtOnce = 100;
export const begunAtOnce = 50;
/** Until more are begun where so many are open. */
export const nextBatchSeconds = 1;

/** One that nobody began is forgotten after so many days. */
export const checkedDays = 1;

/** What a row would come to grief of: it becomes no run. */
export const refusals = ['too_many_cells', 'too_large', 'too_deep', 'invalid_email', 'field_tag_in_value', 'unreadable'] as const;
/** What a row should be looked at for: it becomes a run all the same. */
export const doubts = ['not_computed', 'missing', 'not_a_number', 'not_a_date', 'duplicate'] as const;

export type RowProblem = { code: (typeof refusals)[number] | (typeof doubts)[number] /** Names, or the value that is at fault. */; about: string };

export const isRefusal = ({ code }: RowProblem): boolean => (refusals as readonly string[]).includes(code);

/** Before the columns of a table itself, where its refused rows are given back: the line that each stood in, and why. */
export const refusedColumns = ['_line', '_reason'] as const;

/** Tables of an account that were looked through and not begun: beyond these the oldest are dropped, as each may hold what is many times its file. */
export const mostChecked = 5;

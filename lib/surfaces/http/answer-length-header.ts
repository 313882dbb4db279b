/** Tells the server in front how long a streamed answer is; it never leaves the house (`server/answer-length.ts`). */
export const answerLengthHeader = 'x-answer-length';

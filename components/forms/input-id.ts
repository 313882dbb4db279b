/** The element that answers a question, as the summary of problems finds it. */
export const idOfInput = (input: string): string => `answer-${input}`;

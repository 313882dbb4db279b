/** The id of what a document is chosen in, which other parts of the page lead to. */
export const CHOOSE_ID = 'send-choose';

/** Characters that a message to the signer may have. */
export const MOST_MESSAGE_CHARACTERS = 500;

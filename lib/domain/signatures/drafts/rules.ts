/**
 * Terminology. A *draft* is a document that somebody of an account is about to send: the document, the places of its fields, and
 * the words that go with it. It holds what was typed, right or wrong. Each change raises its *revision*, and says which one it was
 * made from. Once *sent*, a draft is empty, and only tells which request it became.
 */
export const maxDrafts = 200;

/** Days that a draft is kept after the last change. */
export const draftDays = 90;

export const draftIdPattern = /^dr_[0-9A-Za-z]{24}$/;

export const documentKinds = ['none', 'markdown', 'pdf'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What may be typed before sending says what is wrong with it. */
export const draftLimits = { title: 300, name: 200, email: 400, message: 2_000, label: 200, fieldId: 40, fileName: 200 } as const;

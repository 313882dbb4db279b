/** How a post came: to the address of its source, by the public form, from the editor, as a row of a CSV, by the API. Old ones do not say. */
export const eventOrigins = ['webhook', 'form', 'hand', 'csv', 'api'] as const;
export type EventOrigin = (typeof eventOrigins)[number];

/** The id of a field's element on its page. */
export const idOfPlaced = (id: string): string => `placed-${id}`;

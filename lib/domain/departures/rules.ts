/** Stands wherever an address of somebody stood who is erased. No mail goes there. */
export const erasedAddress = 'erased@erased.invalid';

/** The address of a person who has left: each needs one of their own. */
export const addressOfDeparted = (personId: string): string => `${personId.toLowerCase()}@erased.invalid`;

/** How long after its end a request is erased: the letters that tell of the end are made of it. */
export const hoursBeforeErasure = 24;

/** So many open requests are withdrawn while a person waits. */
export const mostOpenRequests = 1000;

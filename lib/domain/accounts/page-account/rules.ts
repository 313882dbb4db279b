/**
 * A page is of the account that its reader acted for when it was made. What it sends says so by one of these, and is refused
 * where they act for another meanwhile, as after a switch in another tab.
 */
export const pageAccountHeader = 'x-page-account';

/** The input of a form; what begins like this is no member of an operation. */
export const pageAccountMember = '$account';

/** Stands for every keyless sender in the suppression list: who blocked it is asked to confirm nothing any more. */
export const everyKeylessSender = 'keyless';

/** The month of a keyless sender, and who wants no mail of theirs, is kept by address, whatever the case it is written in. */
export const keylessSubject = (email: string): string => `email:${email.toLowerCase()}`;

/** By what a request's sender is known to recipients who want no more mail of theirs: the account that asked, else their address. */
export const senderKeyOf = ({ accountId, senderEmail }: { accountId: string | null; senderEmail: string }): string => accountId ?? keylessSubject(senderEmail);

/** Whose turn the jobs about a thing take: its account's, or the one that all who have none share. */
export const ownerOf = ({ accountId }: { accountId: string | null }): string => accountId ?? 'keyless';

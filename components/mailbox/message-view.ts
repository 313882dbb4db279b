/** What of an email is shown: as the recipient sees it, its plain text, or its headers. */
export const messageViews = ['html', 'text', 'headers'] as const;

export type MessageView = (typeof messageViews)[number];

/** The view that an address asks for; the first where it asks for none that there is. */
export const messageViewOf = (asked: string | string[] | undefined): MessageView => messageViews.find((view) => view === asked) ?? messageViews[0];

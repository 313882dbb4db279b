import { create } from 'content-disposition';

/** RFC 6266: whether a browser shows a file or keeps it, and under which name; old readers get a plain one. */
export const contentDisposition = (name: string, inline = false): string => create(name.toWellFormed(), { type: inline ? 'inline' : 'attachment' });

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether a request for the development mailbox came by a name that is not this machine's own. A page of another
 * site can let its name lead to 127.0.0.1, and would then read the mails of whoever has it open.
 */
export const comesByForeignName = ({ url = '', headers }) => /^\/+mailbox(?![\w-])/i.test(url) && !LOOPBACK.test(headers.host ?? '');

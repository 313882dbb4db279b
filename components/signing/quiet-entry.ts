/** An entry beside the main way: found by who looks for it, pressing on nobody. */
export const quietEntry = 'inline-block min-h-11 content-center text-left text-ink-quiet underline decoration-1 underline-offset-4 hover:text-ink';

/** The schema of bytes as they are. `format` says it to tools, `contentMediaType` to readers of JSON Schema. */
export const bytesOf = (mediaType: string) => ({ type: 'string' as const, format: 'binary', contentMediaType: mediaType });

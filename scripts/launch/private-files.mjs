// Loaded into every process of ours before its own code: what it writes is for its own user alone.
process.umask(0o077);

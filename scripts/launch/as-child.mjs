// Loaded into web and worker before their own code: a child whose launcher was killed sees its channel close, and must not live on with the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A terminal gives Ctrl-C to the whole group; the launcher decides who ends when.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

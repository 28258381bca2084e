/**
 * What the shop takes of `node:http`. An import of it reads every name that it has, and one of them, the WebSocket of browsers, loads Node’s whole
 * client of the web: a twentieth of what a start costs, in each process, for something that nobody uses.
 */
export const { createServer, request } = process.getBuiltinModule('node:http');

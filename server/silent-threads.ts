/**
 * `node --watch` makes every thread report each file that it imports, among the answers of the thread's own. Whoever
 * waits for the first answer would take such a report for it. What is watched is named by its folders in package.json:
 * nothing needs to be reported. To be called before the first thread is started.
 */
export function silenceThreads(env: NodeJS.ProcessEnv = process.env): void {
  delete env.WATCH_REPORT_DEPENDENCIES;
}

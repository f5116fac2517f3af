import { printFailure } from '../output.mjs'
import { Failure, exitCodes } from '../failure.mjs'

/** @type {(() => unknown)[]} */
const cleanups = []
/** @type {number | undefined} */
let stoppingSince

/** Runs at shutdown, latest first. @param {() => unknown} cleanup @returns {() => void} unregisters it */
export function onShutdown(cleanup) {
  cleanups.push(cleanup)
  return () => {
    const at = cleanups.indexOf(cleanup)
    if (at >= 0) cleanups.splice(at, 1)
  }
}

/** Whether the program is shutting down. */
export function isStopping() {
  return stoppingSince !== undefined
}

/** @param {number} code */
export async function shutDown(code) {
  if (isStopping()) return
  stoppingSince = Date.now()
  process.exitCode = code
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup()
    } catch (error) {
      printFailure(error)
    }
  }
  process.exit(code)
}

/**
 * Runs a command with signal handling and failure output. npm repeats a signal that the whole group received, so only a second signal after a moment forces
 * the exit.
 * @param {() => Promise<number | void>} body the exit code, 0 by default; a body that never resolves runs until a signal
 */
export function runCommand(body) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => {
      if (stoppingSince !== undefined && Date.now() - stoppingSince > 1500) process.exit(exitCodes.failed)
      void shutDown(0)
    })
  }
  exitWithParent()
  // A closed terminal or pipe must not stop the program halfway.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  body().then(
    (code) => shutDown(code ?? 0),
    (error) => {
      // Errors during shutdown are expected.
      if (isStopping()) return
      printFailure(error)
      return shutDown(error instanceof Failure ? error.code : exitCodes.failed)
    },
  )
}

/** npm runs us through a shell that does not forward signals, so we exit with our parent. */
function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void shutDown(0), 500).unref()
}

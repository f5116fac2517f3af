import { printFailure } from './say.mjs'
import { Failure, exitCodes } from './failure.mjs'

/** @type {(() => unknown)[]} */
const cleanups = []
/** @type {number | undefined} */
let stoppingSince

/** Runs at the end, however it comes; the latest first. @param {() => unknown} cleanup @returns {() => void} takes it back */
export function onShutdown(cleanup) {
  cleanups.push(cleanup)
  return () => {
    const at = cleanups.indexOf(cleanup)
    if (at >= 0) cleanups.splice(at, 1)
  }
}

/** Whether the program is on its way out, so that a child's end is no surprise. */
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
 * The frame of every command: signals end it in order, a failure is told in one place. npm passes a signal on that the whole group got
 * already, so only a second one after a moment means impatience.
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
  // A terminal that was closed, or a pipe whose reader left, is no reason to stop in the middle.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  body().then(
    (code) => shutDown(code ?? 0),
    (error) => {
      // What breaks because everything is being stopped is not worth a word.
      if (isStopping()) return
      printFailure(error)
      return shutDown(error instanceof Failure ? error.code : exitCodes.failed)
    },
  )
}

/** npm runs us through a shell, which a signal to npm alone ends without reaching us; nobody would be left to stop us. */
function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void shutDown(0), 500).unref()
}

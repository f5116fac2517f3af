import { isConnectionLost } from '@/server/db/lost-connection'

/**
 * Whether an error that nobody caught says nothing about us: a visitor who left in the middle of an answer, or a connection to the database that was
 * lost before anybody had it. Everything else leaves us in a state that nobody foresaw.
 */
export function isBenignError(error: NodeJS.ErrnoException, origin: NodeJS.UncaughtExceptionOrigin): boolean {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return true
  return origin === 'unhandledRejection' && isConnectionLost(error)
}

import { isConnectionLost } from '@/server/db/lost-connection'

/**
 * Whether an unhandled error is harmless: a client that disconnected, or a database connection lost before its first use
 * (docs/rules/platform.md#unhandled-errors).
 */
export function isBenignError(error: NodeJS.ErrnoException, origin: NodeJS.UncaughtExceptionOrigin): boolean {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return true
  return origin === 'unhandledRejection' && isConnectionLost(error)
}

import { env } from '@/lib/env'
import { handle } from '@/server/api/handle'
import { registerApi } from '@/server/api/running-api'
import { startBackground } from './start'

/** Starts what runs once in a process: background work and, in production, the API that entry, pages and routes share. */
export function startProcess() {
  startBackground()
  if (env.NODE_ENV === 'production') registerApi(handle)
}

import { useEffect } from 'react'
import { reloadIfMissingChunk } from './chunk-reload'

/** For error pages: reloads when a chunk is missing. Returns the digest under which the server logged the error; browser errors have none. */
export function usePageError(error: unknown): string | null {
  useEffect(() => {
    reloadIfMissingChunk(error)
  }, [error])
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null
}

import { AppError } from '@/lib/api/errors'

/** Runs work under a permit. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

type SemaphoreOptions = { permits: number; /** Longest wait for a permit. */ timeoutMs: number }

/**
 * Runs at most `permits` works at once, the others in order of arrival. @throws UNAVAILABLE when no permit is free in time
 * @throws UNAVAILABLE when the turn does not come
 */
export function createSemaphore({ permits, timeoutMs }: SemaphoreOptions): Semaphore {
  const queue = new Set<() => void>()
  let available = permits

  function acquire() {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(grant)
        reject(new AppError('UNAVAILABLE', {}, new Error(`No permit was free within ${timeoutMs} ms.`)))
      }, timeoutMs)
      function grant() {
        clearTimeout(timer)
        queue.delete(grant)
        resolve()
      }
      queue.add(grant)
    })
  }

  function release() {
    const [next] = queue
    if (next) next()
    else available++
  }

  return async (work) => {
    if (available > 0) available--
    else await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** Write permits of a pool: two connections fewer than it has, and at least one. */
export function maxWriters(connections: number) {
  return Math.max(1, connections - 2)
}

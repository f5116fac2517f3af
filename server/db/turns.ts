import { AppError } from '@/lib/api/errors'

/** Runs work when its turn comes. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

type SemaphoreOptions = { permits: number; /** So long a turn is waited for, ms. */ timeoutMs: number }

/** At most `places` run at once; who comes later waits, first come, first served. @throws UNAVAILABLE when the turn does not come */
export function createSemaphore({ permits: places, timeoutMs: patience }: SemaphoreOptions): Semaphore {
  const queue = new Set<() => void>()
  let available = places

  function acquire() {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(grant)
        reject(new AppError('UNAVAILABLE', {}, new Error(`No turn came within ${patience} ms.`)))
      }, patience)
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

/** What reads always find of a pool, however many writes wait for a lock: two connections, where there are as many. */
export function maxWriters(connections: number) {
  return Math.max(1, connections - 2)
}

import { createSemaphore } from '@/server/db/semaphore'

/** Pictures of requests that are decoded at once: each takes up to some 200 MB and a processor. Works of a request wait for a permit. */
export const withImagePermit = createSemaphore({ permits: 2, timeoutMs: 120_000 })

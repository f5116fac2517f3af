import { reloadOnMissingChunk } from '@/features/site-shell/chunk-reload'
import { announceNavigation } from '@/features/site-shell/navigation-start'
import { skipPrefetchesOnSlowConnections } from '@/features/site-shell/skip-prefetches'

/** Runs in the browser before hydration. */
reloadOnMissingChunk()
skipPrefetchesOnSlowConnections()

export function onRouterTransitionStart(url: string) {
  announceNavigation(url)
}

import { reloadOnMissingChunk } from '@/features/site-shell/chunk-reload'
import { announceNavigation } from '@/features/site-shell/navigation-start'
import { skipUnwantedPrefetches } from '@/features/site-shell/skip-prefetches'

/** Runs in the browser before hydration. */
reloadOnMissingChunk()
skipUnwantedPrefetches()

export function onRouterTransitionStart(url: string) {
  announceNavigation(url)
}

import { reloadOnMissingChunk } from '@/features/site-shell/chunk-reload'
import { announceNavigation } from '@/features/site-shell/navigation-start'

/** Runs in the browser before the page comes to life. */
reloadOnMissingChunk()

export function onRouterTransitionStart(url: string) {
  announceNavigation(url)
}

import { reloadOnMissingChunk } from '@/features/site-shell/chunk-reload'
import { announceNavigation } from '@/features/site-shell/navigation-start'

/** Runs in the browser before hydration. */
reloadOnMissingChunk()

export function onRouterTransitionStart(...navigation: Parameters<typeof announceNavigation>) {
  announceNavigation(...navigation)
}

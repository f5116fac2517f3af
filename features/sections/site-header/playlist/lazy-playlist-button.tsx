'use client'

import { lazyComponent } from '@/components/lazy-component'

/** Of no use without JavaScript, so its code comes after the page's own. */
export const LazyPlaylistButton = lazyComponent(async () => (await import('./playlist-button')).PlaylistButton, { afterHydration: true })

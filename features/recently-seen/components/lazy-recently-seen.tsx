'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyRecentlySeen = lazyComponent(async () => (await import('./recently-seen')).RecentlySeen, { afterHydration: true })

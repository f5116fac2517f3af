'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyReviews = lazyComponent(async () => (await import('./reviews')).Reviews, { near: '#recenzije' })

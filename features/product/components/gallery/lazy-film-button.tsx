'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyFilmButton = lazyComponent(async () => (await import('./film-button')).FilmButton)

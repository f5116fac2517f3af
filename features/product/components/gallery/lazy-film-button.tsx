'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import type { FilmButton as Shown } from './film-button'

const FilmButton = lazy(async () => ({ default: (await import('./film-button')).FilmButton }))

/** Few products have a film. */
export function FilmHost(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <FilmButton {...props} />
    </Suspense>
  )
}

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { AfterHydration } from './hydration/after-hydration'

type Options = {
  /** Shown until the code has loaded. */
  fallback?: ReactNode
  /** Not rendered on the server: it loads once the page is hydrated. */
  afterHydration?: boolean
}

/**
 * A component whose code is a chunk of its own, loaded at its first render; the server renders it like any other. Call it in a client module, with an
 * import() as literal. `preload` fetches the chunk earlier.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, afterHydration = false }: Options = {},
) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  function LazyComponent(props: Props) {
    const element = (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
    return afterHydration ? <AfterHydration>{element}</AfterHydration> : element
  }
  return Object.assign(LazyComponent, { preload: load })
}
